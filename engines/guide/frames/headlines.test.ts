import { describe, expect, it } from 'vitest';
import { frameIn, framesIn } from './test-house.ts';

describe('[G4] a wish said in the way of a headline or of another tongue', () => {
  it.each([
    [
      'eggs, butter, two lemons and that soap grandpa wants',
      'add_task',
      'Eggs, butter, two lemons and that soap grandpa wants',
    ],
    [
      'nails, wood glue (the brown one!), sandpaper',
      'add_task',
      'Nails, wood glue (the brown one!), sandpaper',
    ],
    [
      'could you put on my list the long screws the brass ones and a pot of white paint',
      'add_task',
      'The long screws the brass ones and a pot of white paint',
    ],
    ['put cheese down', 'add_task', 'Cheese'],
    ['put me milk and bread please', 'add_task', 'Milk and bread'],
    [
      'for the stew I need carrots, onions and two bay leaves',
      'add_task',
      'Get carrots, onions and two bay leaves',
    ],
    ['electrician 0830 thu call him', 'add_task', 'Call the electrician'],
    ['I must say to neighbour cut the tree', 'add_task', 'Tell neighbour to cut the tree'],
    ['make me remember the keys on friday', 'remind_me', 'The keys'],
    ['bread in the oven, shout at eleven', 'remind_me', 'Bread in the oven'],
    ['can you get it on my list to descale the kettle', 'add_task', 'Descale the kettle'],
    ['somebody turn that radio down', 'add_task', 'Turn that radio down'],
    ['tidy the shed or at least start', 'add_task', 'Tidy the shed'],
    ['dentist Anna shifted to 3 dec 9.15', 'plan_event', 'Dentist Anna'],
  ])('%s', (said, act, object) => {
    expect(frameIn(said)).toMatchObject({ act, polarity: 'wanted', object });
  });

  it.each(['the lid stays on', 'without any help!', 'I was never a Friday person'])(
    '%s: nothing to do',
    (said) => {
      expect(framesIn(said, () => new Map([['add_task', 0.7]])).map(({ object }) => object)).toEqual([null]);
    },
  );

  it.each([
    ["the gutters aren't Friday, they're Saturday", '2026-11-21'],
    ['the gutters!! they were never Friday they were Saturday', '2026-11-21'],
    ['it was supposed to be Sunday not Saturday, the gutters', '2026-11-22'],
  ])('%s: moves it to the day to come', (said, day) => {
    expect(frameIn(said)).toMatchObject({
      act: 'change_task',
      polarity: 'wanted',
      tasks: ['gutters'],
      when: { readings: [{ from: day, to: day }] },
    });
  });

  it.each(['cleaned at last', 'cleaned just now, in the rain'])(
    '%s: of all that is open only one asks for that',
    (said) => {
      expect(framesIn(said)[0]).toMatchObject({ act: 'done_task', polarity: 'done', tasks: ['gutters'] });
    },
  );

  it.each(['got it', 'I called him', 'made it'])('%s: no task is named by that', (said) => {
    expect(framesIn(said).flatMap(({ tasks }) => tasks)).toEqual([]);
  });

  it('what is to be done before Saturday is due on Friday', () => {
    expect(
      frameIn('I have to return the drill before Saturday, otherwise Bram eats me in the kitchen'),
    ).toMatchObject({
      object: 'Return the drill',
      where: null,
      when: { readings: [{ from: '2026-11-20', to: '2026-11-20' }] },
    });
  });

  it('the days of a week that was named are of that week', () => {
    const days = framesIn('next week is mad. Monday swimming, Thursday cake for school').map(
      ({ when }) => when?.readings[0]?.from,
    );
    expect(days).toEqual(['2026-11-23', '2026-11-23', '2026-11-26']);
  });

  it.each([
    ['ring the bank 0900 monday', '09:00'],
    ['dentist 1515 tomorrow', '15:15'],
    ['wake me 630 tomorrow', '06:30'],
  ])('%s: an hour without its dot', (said, time) => {
    expect(frameIn(said).when?.time).toBe(time);
  });
  it.each(['my pin is 0412', 'order 250 bricks for Friday', 'bus 145 tomorrow'])('%s: a number', (said) => {
    expect(frameIn(said).when?.time ?? null).toBeNull();
  });
});

describe('[G6] words for others, in whatever way they are passed on', () => {
  it.each([
    ['see if Tomas can lend us the drill on Friday', 'tomas', 'Can you lend us the drill on Friday?'],
    ['check whether Piet still has room in the van', 'piet', 'Do you still have room in the van?'],
    ['thank Piet for the lift', 'piet', 'Thank you for the lift'],
    ['congratulate Noor on her swimming', 'noor', 'Congratulations on your swimming'],
    ['wish Kofi luck for tomorrow', 'kofi', 'I wish you luck for tomorrow'],
    ['make a question to Ines, if she comes by bus', 'ines', 'Do you come by bus?'],
    ['please pass on to Kofi that the van is free', 'kofi', 'The van is free'],
    ['say to Piet that he must not eat before it', 'piet', 'You must not eat before it'],
    ['give Anna the message that I am late', 'anna', 'I am late'],
    [
      'tell Ines thats lovely and Oma is telling everyone',
      'ines',
      'That’s lovely and Oma is telling everyone',
    ],
    ['Gate code: 4471, tell Piet', 'piet', 'Gate code: 4471'],
    ['say yes to Kofi for Friday', 'kofi', 'Yes for Friday'],
    ["text Piet I'm at the gate", 'piet', 'I’m at the gate'],
    ['message for Ines: the stick is in the hall', 'ines', 'The stick is in the hall'],
    ['ask Kofi about the glue', 'kofi', 'What about the glue?'],
  ])('%s', (said, whom, object) => {
    expect(frameIn(said)).toMatchObject({ act: 'tell_them', object, forWhom: { ids: [whom] } });
  });
});

describe('[G6] what is to be kept, and what is not spoken of', () => {
  it.each([
    "I'd like Piet to carve this year. could you make a little note of that",
    "I'd like Piet to carve this year. put that in your notes",
    "I'd like Piet to carve this year. I want that kept somewhere",
  ])('%s', (said) => {
    expect(frameIn(said)).toMatchObject({ act: 'remember_this', object: "I'd like Piet to carve this year" });
  });
  it('of what is nothing to do it is forgotten', () => {
    expect(framesIn("forget the oat milk, she's off it now")[0]).toMatchObject({
      act: 'forget_this',
      object: 'The oat milk',
    });
  });
  it("I don't want to talk about the gutters: nothing is called off", () => {
    expect(frameIn("I don't want to talk about the gutters today")).toMatchObject({
      act: 'no',
      polarity: 'told',
    });
  });
  it.each(['the gutters thing can go', 'take off the gutters, Kofi did it'])('%s: called off', (said) => {
    expect(framesIn(said)[0]).toMatchObject({ act: 'cancel', polarity: 'wanted', tasks: ['gutters'] });
  });
  it('instead of one reminder another', () => {
    expect(
      framesIn('cancel my pills reminder, got them, and set one for the lanterns on Tuesday').at(-1),
    ).toMatchObject({
      act: 'remind_me',
      object: 'The lanterns',
    });
  });
  it('what somebody can not have is told, and calls nothing off', () => {
    expect(frameIn("Anna can't have grapefruit, keep that somewhere safe")).toMatchObject({
      act: 'remember_this',
      polarity: 'wanted',
      object: "Anna can't have grapefruit",
    });
    expect(frameIn("Kofi can't do the gutters after all").polarity).toBe('told');
  });
});

describe('[G4] refusals, other hours and messages said in another tongue', () => {
  it.each(['no vote please, people are tired of them', 'no reminders please', 'no polls'])(
    '%s: nothing is wanted',
    (said) => {
      expect(framesIn(said).some(({ polarity }) => polarity === 'wanted')).toBe(false);
    },
  );
  it('what one wants to sleep on is no wish, and nothing before it is taken up', () => {
    const frames = framesIn("don't send anything to Anna yet, I want to sleep on it");
    expect(frames.map(({ polarity }) => polarity)).toEqual(['unwanted', 'told']);
  });
  it('a bare number behind a weekday is an hour where that date is far away', () => {
    expect(frameIn('Dentist Friday 11').when).toMatchObject({
      time: '11:00',
      readings: [{ from: '2026-11-20' }],
    });
    expect(frameIn('Dentist Friday the 11th').when?.readings).toMatchObject([{ from: '2026-12-11' }]);
  });
  it('an hour is put right by what it is and what it is not', () => {
    expect(frameIn('Remind me tomorrow at 4 to call the school. I mean 14, not 4').when?.time).toBe('14:00');
  });
  it('who is not meant to be told a question hears the condition', () => {
    expect(frameIn("tell Tomas if it's not done Friday I'm paying someone").object).toBe(
      'If it’s not done Friday I’m paying someone',
    );
    expect(frameIn('Say to Anna please that she start cooking without me').object).toBe(
      'Please start cooking without me',
    );
    expect(frameIn('ask Anna what Noor likes').object).toBe('What does Noor like?');
  });
  it('the day of what is voted on is not the end of the vote', () => {
    const outing = frameIn('Start a vote whether we go to the sea or the woods on the 29th');
    expect(outing).toMatchObject({ when: null, object: 'Go to the sea or the woods on the 29th' });
    expect(frameIn('Vote on pizza or soup until Friday').when?.readings).toMatchObject([
      { from: '2026-11-20' },
    ]);
  });
  it('an hour said behind a dated wish is of that day', () => {
    const [, home] = framesIn('tomorrow I have to post the parcel and I need to be home by five');
    expect(home?.when).toMatchObject({ time: '17:00', readings: [{ from: '2026-11-19' }] });
  });
  it('what is needed in time to come is a list', () => {
    expect(frameIn("we'll need potatoes, two chickens and green beans").object).toBe(
      'Get potatoes, two chickens and green beans',
    );
  });
  it('what keeps one is told together with what is asked', () => {
    const [told, ...others] = framesIn(
      'I will be late today, bus is not going. Say to Anna please that she start without me',
    );
    expect(others).toEqual([]);
    expect(told?.object).toBe('I will be late today, bus is not going, please start without me');
  });
  it('“and the gutters” asks how it stands, and ticks nothing off', () => {
    expect(frameIn('ok and the gutters')).toMatchObject({ act: 'search', tasks: ['gutters'] });
  });
});
