import { describe, expect, it } from 'vitest';
import { offered, talk } from './utterances/talk.ts';

describe('whoever nobody here knows is asked about before anything is offered', () => {
  it.each([
    ['ask Bartholomew to bring the ladder', 'Bartholomew'],
    ['Tell Zed to sweep the yard on friday', 'Zed'],
    ['a task for Zed to sweep', 'Zed'],
    ['give the gutters to Ottokar', 'Ottokar'],
    ['get Leopold to call the plumber', 'Leopold'],
    ['Invite Xqzt to the council', 'Xqzt'],
    ['can we swap with Olaf', 'Olaf'],
  ])('"%s"', async (text, name) => {
    const reply = await talk([text]);
    expect(reply.proposals).toEqual([]);
    expect(reply.text).toMatch(new RegExp(`^I know no ${name} here\\.`));
  });

  it('who is named instead carries it', async () => {
    const reply = await talk(['ask Bartholomew to bring the ladder', 'Kofi']);
    expect(offered(reply)).toMatchObject([
      ['tasks.create', { title: 'Bring the ladder', assigned_to: 'kofi' }],
    ]);
  });

  it('or it stands on one’s own list, with the name in it', async () => {
    const reply = await talk(['ask Bartholomew to bring the ladder', 'me']);
    expect(offered(reply)).toMatchObject([
      ['tasks.create', { title: 'Ask Bartholomew to bring the ladder', assigned_to: 'ruth' }],
    ]);
  });

  it.each(['ask everyone to bring a plate', 'ask the Plumber to come', 'get Mum to sign the form'])(
    '"%s" names nobody unknown',
    async (text) => {
      expect((await talk([text])).text).not.toContain('I know no');
    },
  );
});
