import type { CommitmentTexts } from './commitment-text.ts';

export const version1: CommitmentTexts = {
  version: 1,
  since: '2026-09-01',
  commitments: {
    word: {
      title: 'I keep my word',
      words: 'I promise little and do it. When I cannot, I say so early.',
    },
    listening: {
      title: 'I listen to the end',
      words: 'No one here is a problem to solve, or a story to win.',
    },
    help: {
      title: 'I let myself be helped',
      words: 'I ask before it is too late, and I thank by name.',
    },
    nda: {
      title: 'What is told here, stays',
      words: 'The NDA: names, stories and plans leave only with their owner.',
    },
  },
  nda: [
    {
      heading: 'What this is',
      paragraphs: [
        'A promise among people who share a house. Elsewhere it is called a non-disclosure agreement. It has no small print, and you need nobody to explain it to you.',
        'It begins when you light the fourth candle. Everyone you meet in here has promised you the same.',
      ],
    },
    {
      heading: 'What stays here',
      paragraphs: [
        'What others tell or write here: their stories, plans and worries, their health and their money, their pictures and their voices. Also who lives here, and who belongs to which salon.',
        'It stays whoever asks: a friend, a relative, an employer, a newspaper. Copying is telling too: a screenshot, a forwarded message, a recording, or somebody’s words pasted into another service.',
      ],
    },
    {
      heading: 'What you may tell outside',
      paragraphs: [
        'All that is your own: what you said and did, what you learnt here, how you are. Tell it to whomever you like, so that nobody else can be recognised in it.',
        'What belongs to another leaves only with their yes, for this telling and for these listeners. Whoever said yes may take it back; from then on you tell it no further.',
        'What everyone can read anyway was never a secret.',
      ],
    },
    {
      heading: 'Photographs and voices',
      paragraphs: [
        'Ask before you take a picture or record a voice, and ask again before anyone outside may see or hear it. Everyone who can be recognised has to agree. One no is enough.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'A child’s stories and pictures belong to the child. They leave only when those who look after the child agree, and the child too, as soon as it understands the question. Once grown up, it alone decides, also about what was shown before.',
        'No promise binds a child to a secret that troubles it. A child may always tell anyone it trusts.',
      ],
    },
    {
      heading: 'What the house itself can see',
      paragraphs: [
        'This house stands on a machine that somebody looks after. They and the super users they have named see how many live here, who invited whom, under which addresses, and which letters did not arrive. What you write to Mairy, and in salons they do not belong to, is shown to none of them.',
        'Yet a machine can be opened. Whoever holds its keys could read most of what is stored on it and in its backups, as a postman could open a letter. They have made this promise too.',
        'If Mairy answers by an outside service, it reads your words only once you have said yes to it. You may take that back at any time.',
      ],
    },
    {
      heading: 'When you leave',
      paragraphs: [
        'You may leave on any day, and you owe nobody a reason. What is yours goes wherever you take it. What others told you here stays here: this promise lasts longer than your stay.',
        'When someone has died, those closest to them decide what may be told.',
      ],
    },
    {
      heading: 'If it was broken',
      paragraphs: [
        'Words slip out. Say so early, to the person they belong to. Often that is enough.',
        'If it is not, the remedy council sits down with both of you. It looks for what can be mended: an apology, a picture taken down, a word to those who heard what was not theirs to hear. At the worst, somebody loses their place in a salon or in the house.',
        'It never costs money. This promise knows no fine and no damages. The rights that the law gives you remain yours.',
      ],
    },
    {
      heading: 'Where a life or the law comes first',
      paragraphs: [
        'If someone is in danger, or a child or anyone else is being harmed, get help first. Call the emergency number and tell those who must know. No promise stands in the way of that.',
        'Nothing here keeps you from reporting a crime, from answering a court or an authority that has a right to know, or from speaking with a doctor, a lawyer or a counsellor. Tell them what they need, and no more. Of what was done to you, you may always speak.',
      ],
    },
    {
      heading: 'If these words change',
      paragraphs: ['Every version is kept. When something changes, you see what is new and are asked again.'],
    },
  ],
  changes: {},
};
