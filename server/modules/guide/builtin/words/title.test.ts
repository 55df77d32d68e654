import { describe, expect, it } from 'vitest';
import { ear } from '../ear/ear.ts';
import { understand } from '../understand.ts';
import { house } from '../utterances/house.ts';
import { factOf } from './fact.ts';

const hear = await ear();

describe('what a task is called', () => {
  it.each([
    ['remind me on the 25th to pay Bram', 'Pay Bram'],
    ['Remind me at 3pm to ring the school', 'Ring the school'],
    ['remind me tomorrow night at quarter past eight to call my sister', 'Call my sister'],
    ['could u remind me 2 send the invoice nxt week on tuesday', 'Send the invoice'],
    ['i want to be reminded of the rent on the first', 'The rent'],
    ['remind me not friday but saturday about the boat', 'The boat'],
    ['ask Tomas to bring the ladder on saturday', 'Bring the ladder'],
    ['let tomas sign the form by thursday', 'Sign the form'],
    ['hanna promised to scan the photos by sunday', 'Scan the photos'],
    ["new task: wrap Noor's presents, due 20 November", "Wrap Noor's presents"],
    ["please put 'sweep the yard' on the list for saturday", 'Sweep the yard'],
    ['put "new battens" down as urgent', 'New battens'],
    ['order more lamp oil, not urgent', 'Order more lamp oil'],
    ['need to pick up my prescription thursday afternoon', 'Pick up my prescription'],
    ['somebody should look at that before friday', 'Look at that'],
    ['the gate squeaks, somebody please oil it before sunday', 'The gate squeaks'],
    ['I really ought to write to my aunt this week', 'Write to my aunt'],
    ['get bread', 'Get bread'],
  ])('%s: %s', (said, title) => {
    expect(understand(said, house(), hear).title).toBe(title);
  });

  it('is null where none was said', () => {
    expect(understand('remind me on the 25th', house(), hear).title).toBeNull();
    expect(understand('remind me when it is friday', house(), hear).title).toBeNull();
  });
});

describe('who is to do it', () => {
  it.each([
    ['ask Tomas to bring the ladder', ['tomas']],
    ['Piet, could you bring the tarpaulin tomorrow?', ['piet']],
    ['Will has to pick up the paper', ['will']],
    ['tell Hana to bring the notebook', ['hanna']],
    ['Tomas and Piet should carry the slates', ['tomas', 'piet']],
  ])('%s', (said, ids) => {
    expect(understand(said, house(), hear).assignee?.ids).toEqual(ids);
  });

  it.each([
    "fix Oma's bed",
    'buy a present for Noor',
    'I must thank Kofi',
    "fetch Oma's sister from the station",
  ])('%s: nobody of those named', (said) => {
    expect(understand(said, house(), hear).assignee).toBeNull();
  });
});

describe('what is to be remembered', () => {
  it.each([
    ['remember that I am allergic to nuts', 'I am allergic to nuts'],
    ['Please note that Noor is afraid of dogs.', 'Noor is afraid of dogs.'],
    ['my birthday is on 3 March', 'My birthday is on 3 March'],
    ['Piet only drinks decaf, remember that', 'Piet only drinks decaf'],
    ["i don't eat meat, keep that in mind", "I don't eat meat"],
  ])('%s: %s', (said, fact) => {
    expect(factOf(said)).toBe(fact);
  });
});
