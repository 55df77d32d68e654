interface DocTemplate {
  readonly key: string;
  readonly title: string;
  /** What it is for, in a line. */
  readonly about: string;
  readonly markdown: string;
}

/** What a doc may begin with. Every word of it is there to be written over. */
export const docTemplates = [
  {
    key: 'agreement',
    title: 'What we agreed',
    about: 'Who does what, by when, and what it costs',
    markdown: `What is this about, in a sentence?

## What we agreed

-

## Who does what

| Who | What | By when |
| --- | --- | --- |
|  |  |  |

## What it costs, and who carries it

## What is still open

-
`,
  },
  {
    key: 'meeting',
    title: 'An evening together',
    about: 'Who was there, what was said, what follows',
    markdown: `## Who was there

## What we talked about

1.

## What follows from it

-

## When we meet again
`,
  },
  {
    key: 'recipe',
    title: 'A recipe',
    about: 'What it needs, how it is made, whose it is',
    markdown: `Whose recipe is it, and when is it eaten?

## For how many

## What it needs

-

## How it is made

1.

> What nobody writes down, and everybody has to know.
`,
  },
  {
    key: 'guests',
    title: 'For those who stay with us',
    about: 'Keys, beds, bins, and whom to ring',
    markdown: `## How to come in

## Where everybody sleeps

| Who | Where | Until |
| --- | --- | --- |
|  |  |  |

## Good to know

- The wireless:
- The bins:
- The oven:

## Whom to ring
`,
  },
  {
    key: 'packing',
    title: 'What we take along',
    about: 'What comes, who carries it, what stays',
    markdown: `Where to, from when until when, and who comes along?

## For everybody

-

## For the children

-

## Papers, money, medicine

-

## Who carries what

| Who | What |
| --- | --- |
|  |  |

## Before we close the door

1.
`,
  },
] as const satisfies readonly DocTemplate[];

export type DocTemplateKey = (typeof docTemplates)[number]['key'];
