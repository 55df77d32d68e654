import { describe, expect, it } from 'vitest';
import { clausesOf } from './split.ts';

describe('[G4] a message is split into what says something of its own', () => {
  it.each<[string, readonly string[]]>([
    ['Buy fish. Ring Ines! Who can drive?', ['Buy fish.', 'Ring Ines!', 'Who can drive?']],
    ['buy fish\nring Ines', ['buy fish', 'ring Ines']],
    ['buy fish; ring Ines', ['buy fish', 'ring Ines']],
    ['buy fish and ring Ines', ['buy fish', 'ring Ines']],
    ['buy fish and also ring Ines', ['buy fish', 'ring Ines']],
    ['buy fish, then ring Ines', ['buy fish', 'ring Ines']],
    ['buy fish plus ring Ines', ['buy fish', 'ring Ines']],
    ['we need bread but remind me to pay first', ['we need bread', 'remind me to pay first']],
    ['book the dentist, oh and remind me to feed the cat', ['book the dentist', 'remind me to feed the cat']],
    ['I paid the bill and the gutters are done', ['I paid the bill', 'the gutters are done']],
    [
      'what is due tomorrow and who can help with the roof',
      ['what is due tomorrow', 'who can help with the roof'],
    ],
    [
      'I am so tired, can you remind me to rest at eight',
      ['I am so tired', 'can you remind me to rest at eight'],
    ],
    ['yes, and remind me to buy bread', ['yes', 'remind me to buy bread']],
    ['buy eggs, never mind the flour', ['buy eggs', 'never mind the flour']],
    ['dentist friday at ten, haircut monday at nine', ['dentist friday at ten', 'haircut monday at nine']],
    [
      'plan supper on Saturday then ask Ruth to bake a cake',
      ['plan supper on Saturday', 'ask Ruth to bake a cake'],
    ],
  ])('%s', (said, clauses) => {
    expect(clausesOf(said)).toEqual(clauses);
  });

  it.each<[string, readonly string[]]>([
    [
      'remind me to call mum tomorrow and can you put the dentist on friday at ten',
      ['remind me to call mum tomorrow', 'can you put the dentist on friday at ten'],
    ],
    [
      'call mum tomorrow i need to buy fish on friday who can drive me to the market',
      ['call mum tomorrow', 'i need to buy fish on friday', 'who can drive me to the market'],
    ],
    [
      'we are out of flour please buy some more remind me to preheat the oven at four',
      ['we are out of flour', 'please buy some more', 'remind me to preheat the oven at four'],
    ],
    ['okay so the gutters are done can you tell Piet', ['okay so the gutters are done', 'can you tell Piet']],
  ])('dictated without stops: %s', (said, clauses) => {
    expect(clausesOf(said)).toEqual(clauses);
  });
});

describe('[G4] what belongs together stays together', () => {
  it.each([
    'buy fish and bread',
    'buy milk, eggs and bread',
    'buy salt and pepper for Ruth and Tomas',
    'invite Ruth and Tomas for supper on Saturday',
    'wash and dry the sheets',
    'wash the sheets and hang them up',
    'call Ines and ask her about the key',
    'go to the market and buy fish',
    'buy paint and light bulbs',
    'we meet Friday and Saturday',
    'remind me on Friday and Saturday at nine',
    'when you have time, remind me to call Ines',
    'if it rains, bring in the washing',
    'ring Ines because she is ill and has no milk',
    'remember that the key hangs there and the dog sleeps',
    'Remember that Oma takes the blue box in the evening and the white one in the morning.',
    'remember that Hanna brings the cake and Kofi the wine',
    'tell me what i need to buy',
    'I do not know who can help with the roof',
    'ask Ruth when the party is',
    'Tomas, can you bring the ladder',
    'Hi Mairy, can you remind me to call Ines?',
    'could u please remind me to call Ines',
    'tomorrow remind me to call Ines',
    'I think Ruth and Tomas will come on Friday',
    'the book Bread and Roses is due on Friday',
    'ring Dr. Vos at 8.30 on 3.12.',
  ])('%s', (said) => {
    expect(clausesOf(said)).toEqual([said]);
  });
});

describe('[G4] a shared opening holds for what follows', () => {
  it.each<[string, readonly string[]]>([
    ['remind me to buy fish and to ring Ines', ['remind me to buy fish', 'remind me to ring Ines']],
    ['remind me to buy fish and ring Ines', ['remind me to buy fish', 'remind me to ring Ines']],
    [
      'I need to buy fish, ring Ines and clean the gutters',
      ['I need to buy fish', 'I need to ring Ines', 'I need to clean the gutters'],
    ],
    [
      "don't forget to lock the shed and close the windows",
      ["don't forget to lock the shed", "don't forget to close the windows"],
    ],
    [
      'ask Tomas to bring the ladder and Ruth to bake a cake',
      ['ask Tomas to bring the ladder', 'ask Ruth to bake a cake'],
    ],
    ['I paid the bill and swept the yard', ['I paid the bill', 'I swept the yard']],
    [
      'move the dentist to Friday and the haircut to Monday',
      ['move the dentist to Friday', 'move the haircut to Monday'],
    ],
  ])('%s', (said, clauses) => {
    expect(clausesOf(said)).toEqual(clauses);
  });
});

describe('[G4] what is left out is taken from the clause before', () => {
  it.each<[string, readonly string[]]>([
    [
      'Hanna brings the bread, Piet does the wine and Kofi and Ines the dessert',
      ['Hanna brings the bread', 'Piet does the wine', 'Kofi and Ines does the dessert'],
    ],
    [
      'Kofi brings wine, Anna salad and Tomas chairs',
      ['Kofi brings wine', 'Anna brings salad', 'Tomas brings chairs'],
    ],
    [
      'every monday the paper has to go out and every second thursday the plastic can you remind me at eight',
      [
        'every monday the paper has to go out',
        'every second thursday the plastic has to go out',
        'can you remind me at eight',
      ],
    ],
    [
      'Give the lanterns to Anna and the plumber to Tomas',
      ['Give the lanterns to Anna', 'Give the plumber to Tomas'],
    ],
    ['Mon swim 16-17, Wed piano 15:30, Fri judo', ['Mon swim 16-17', 'Wed piano 15:30', 'Fri judo']],
  ])('%s', (said, clauses) => {
    expect(clausesOf(said)).toEqual(clauses);
  });
});

describe('[G4] a day goes to all only where it plainly belongs to all', () => {
  it.each<[string, readonly string[]]>([
    ['tomorrow: buy fish, ring Ines', ['buy fish tomorrow', 'ring Ines tomorrow']],
    [
      'remind me tomorrow to buy fish and ring Ines',
      ['remind me tomorrow to buy fish', 'remind me tomorrow to ring Ines'],
    ],
    [
      'buy fish, ring Ines and sweep the yard, all by Friday',
      ['buy fish by friday', 'ring Ines by friday', 'sweep the yard by friday'],
    ],
    ['buy fish and ring Ines on Friday', ['buy fish', 'ring Ines on Friday']],
    ['buy fish on Friday and ring Ines', ['buy fish on Friday', 'ring Ines']],
    [
      'tomorrow I must buy fish and on friday ring Ines',
      ['tomorrow I must buy fish', 'i must ring Ines on friday'],
    ],
  ])('%s', (said, clauses) => {
    expect(clausesOf(said)).toEqual(clauses);
  });
});

describe('[G4] lists', () => {
  it.each<[string, readonly string[]]>([
    ['To do:\n1. buy fish\n2. ring Ines', ['jot down a task: buy fish', 'jot down a task: ring Ines']],
    ['buy:\n- milk\n- eggs', ['buy milk, eggs']],
    ['buy: milk, eggs', ['buy milk, eggs']],
    ['1 buy fish 2 ring Ines 3 sweep the yard', ['buy fish', 'ring Ines', 'sweep the yard']],
    ['for Saturday: buy cups, ring Ines', ['buy cups for saturday', 'ring Ines for saturday']],
    ['for Saturday: 12 cups, candles and rope', ['buy 12 cups, candles and rope for saturday']],
    ['Saturday: dentist at ten, haircut at noon', ['dentist at ten saturday', 'haircut at noon saturday']],
    ['Add to the list: candles', ['jot down a task: candles']],
    ['Noor’s party: cups, candles, rope', ['jot down a task: Noor’s party: cups, candles, rope']],
    ['remind me to:\n* pay rent\n* ring Ines', ['remind me to pay rent', 'remind me to ring Ines']],
    [
      'Things for Saturday:\n- buy cups\n- ring Ines',
      ['jot down a task: buy cups for saturday', 'jot down a task: ring Ines for saturday'],
    ],
    ['For Saturday:\n- buy cups\n- ring Ines', ['buy cups for saturday', 'ring Ines for saturday']],
    [
      'To do for Noor’s party: - balloons (me) - cake (Hanna) - games',
      [
        "jot down a task for me: balloons for noor's party",
        "jot down a task for Hanna: cake for noor's party",
        "jot down a task: games for noor's party",
      ],
    ],
    [
      'Shopping for the market:\n- wax\n- string\n- Kofi: glue',
      ['buy wax, string for the market', 'jot down a task for Kofi: glue for the market'],
    ],
    [
      'For Saturday: 1 sweep the hall 2 buy string',
      ['sweep the hall for saturday', 'buy string for saturday'],
    ],
    ['- sugar, - 1 kg flour', ['jot down a task: sugar, 1 kg flour']],
    ['approve 1 and 3', ['approve 1 and 3']],
    ['shopping: milk, eggs\n\nand ring Ines', ['buy milk, eggs', 'and ring Ines']],
  ])('%j', (said, clauses) => {
    expect(clausesOf(said)).toEqual(clauses);
  });
});

describe('[G4] what is taken back in the same breath', () => {
  it.each<[string, readonly string[]]>([
    ['book the dentist on Friday, no, Saturday at ten', ['book the dentist on Saturday at ten']],
    ['remind Ruth, I mean Anna, to bring the ladder', ['remind Anna to bring the ladder']],
    ['ring Ines at six, no, half six, half past six I mean', ['ring Ines at half past six']],
    ['ring Ines at four, sorry, five', ['ring Ines at five']],
    ['buy fish, actually make that bread', ['buy fish', 'actually make that bread']],
  ])('%s', (said, clauses) => {
    expect(clausesOf(said)).toEqual(clauses);
  });
});

describe('[G2] begun anew', () => {
  it.each([
    [
      "book the vet for the third no that's a tuesday book the vet for the fourth",
      ['book the vet for the fourth'],
    ],
    [
      "tell Anna supper's at six no wait tell Anna supper is at half six",
      ['tell Anna supper is at half six'],
    ],
    ['remind me no not remind me just put on the list a lamp', ['put on the list a lamp']],
    ["tell Anna no don't tell Anna, ask Hanna if she has time", ['ask Hanna if she has time']],
    [
      "put the plumber down for tuesday actually no he's away put him down for wednesday",
      ['put the plumber down for wednesday'],
    ],
    ['tell Anna no and tell Piet yes', ['tell Anna no', 'tell Piet yes']],
  ])('%s', (said, clauses) => {
    expect(clausesOf(said)).toEqual(clauses);
  });
  it('a thing of somebody among other things begins nothing', () => {
    expect(clausesOf("for the market: trestle x2, change (coins!!), Hanna's sign, string")).toHaveLength(1);
  });
});
