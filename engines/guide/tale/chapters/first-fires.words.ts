import type { Chapter } from '../chapter.ts';

/** Before anything was written down. */
export const firstFires: readonly Chapter[] = [
  {
    title: 'The one who stayed awake',
    place: 'You are under the rock, in the oldest night there is, on the dry side of the rain.',
    scenes: [
      {
        id: 'fire.night',
        text: 'The books begin with kings. The secret history begins with somebody who could not sleep. There are eleven of you under the rock, and the rain has a voice tonight. The fire has sunk to a hand’s breadth. It is the turn of the man by the wall, and he sleeps like a stone that has worked hard. A branch lies by your foot. The smallest child has one eye open and is watching you, to see what kind of tale this is going to be.',
        look: 'Sleepers, nine and a half of them. The fire, red at the heart. A branch, dry. By the wall a hollow horn, in which an ember can be carried. Outside, everything else.',
        asks: 'Do you lay on the branch, wake the man whose turn it is, or listen to the rain?',
        choices: [
          {
            id: 'branch',
            label: 'lay on the branch',
            deeds: ['work', 'give', 'light', 'take'],
            things: 'branch wood stick log fire flame twig firewood',
            text: 'It catches slowly, as if it had to think about it. Nobody thanks you; they are asleep. The child closes the eye. That is thanks.',
          },
          {
            id: 'wake',
            label: 'wake the man',
            deeds: ['help', 'speak'],
            things: 'man sleeper turn guard watchman',
            text: 'He sits up ashamed and puts on far too much wood. For an hour it is as bright as noon under the rock. Then he hums, badly, so that you can sleep. You can not. It is nice, though.',
          },
          {
            id: 'listen',
            label: 'listen to the rain',
            deeds: ['listen', 'wait', 'hide'],
            things: 'rain dark night silence still breathing',
            text: 'Behind the rain there is breathing, ten kinds of it, and you find that you could name each of them in the dark. When the fire is almost out the oldest woman gets up without a word, as she has done every night. You had never known.',
          },
        ],
      },
      {
        id: 'fire.dark',
        text: 'Think of a cave mouth, and a light in it no bigger than a fist. Outside, the dark goes on for ever and has teeth. Inside, somebody always hums, so that the children know where the grown-ups are. Now the humming has stopped. Beyond the light something shifts from foot to foot: two feet, not four. Whoever it is has seen the fire and does not dare. History will not notice this. It never notices who is standing at the edge of the light.',
        look: 'Rain, hanging in strings. Your fire, which is small and can be seen from very far. And out there, where the strings of rain part, somebody the height of a girl.',
        asks: 'Do you call out to the stranger, carry a light outside, or hum?',
        choices: [
          {
            id: 'call',
            label: 'call out to the stranger',
            deeds: ['speak'],
            things: 'stranger visitor dark figure voice somebody girl',
            text: '“There is room,” you say, which is not quite true. A girl comes in with wet hair and a small goat in her arms. Well: there is room.',
          },
          {
            id: 'torch',
            label: 'carry a light outside',
            deeds: ['light', 'go', 'take', 'give', 'help'],
            things: 'light torch lantern ember outside fire dark stick branch stranger girl rain',
            text: 'You go out with a burning stick and the rain spitting at it. A girl stands there, holding a small goat. She looks at the light first and then at you, as if you had brought it from very far.',
          },
          {
            id: 'hum',
            label: 'hum',
            deeds: ['sing', 'wait'],
            things: 'humming tune song',
            text: 'You hum. It is no song yet, only a place. After a while somebody outside finds the tune from the other end, and a girl comes in along it as along a rope, with a small goat in her arms.',
          },
        ],
      },
    ],
    door: 'Twelve now, and a goat. At the back of the cave, behind the sleepers, the girl has found a crack in the rock which none of you had noticed, just wide enough for one thin person with a light. Cold air comes out of it, and the sound of water. But one does not leave a fire as it is.',
    deeds: [
      'On the rock beside the fire, among the bison, there is a small mark that no scholar can read. We can. It says: “{deed}”. {who} made it, and it has held the light a little longer.',
      'It is told that the fire sank low that night, and then {who} came with an armful of wood. The wood was called “{deed}”. It burned till morning.',
    ],
    waits: [
      'The fire is down to its red heart now, and somebody ought to get up. The branch that lies nearest is “{task}”.',
      'Everyone hopes that someone else will wake. The next branch is small; it is called “{task}”.',
    ],
    fits: 'wood fire light lamp heat stove night sleep warm baby watch boiler',
    people: [
      {
        names: 'woman oldest old grandmother',
        says: 'The oldest woman says that her name is the sound of a branch laid on a fire. She has been awake, on and off, for forty years.',
      },
      {
        names: 'man sleeper',
        says: 'The man by the wall says a name and is asleep again before the end of it.',
      },
      {
        names: 'child smallest',
        says: 'The smallest child has no name yet. It is waiting to see who it will be.',
      },
    ],
    lies: {
      id: 'ember',
      names: 'ember horn coal',
      called: 'an ember in a hollow horn',
      taken:
        'You lift an ember into the hollow horn and close it with moss. It weighs nothing and wants to be asked after.',
    },
    fought:
      'The blade takes what light there is, and ten people who were asleep are not asleep. Nobody speaks. The child moves to the other side of the fire. It burns no higher for it. After a while the dagger goes back to what it is good at, which is bread.',
    remembers: [
      {
        at: 'fire.dark',
        scene: 'fire.night',
        lines: {
          branch: 'Your branch is burning well.',
          wake: 'The man you woke is piling up wood as if it were to be a house.',
          listen: 'The oldest woman nods across to you: you are found out as one who is awake.',
        },
      },
    ],
    verse: [
      'Somebody rose when it wasn’t her turn,',
      'and laid on the branch, and sat by its side.',
      'The names that are carved are the names of the stern;',
      'the ones who were warm are the ones who survived.',
    ],
  },
  {
    title: 'The ford',
    place: 'You are at a river with no other side, only mist, in the third week of walking.',
    scenes: [
      {
        id: 'ford.bank',
        text: 'They came to a river that had no other side, and so do you, in the third week: twelve people and a goat. The strong ones want to wait for summer. An old man has taken off his shoes, because his feet remember something, and is looking at the water as at a relative who owes him money. A rope of plaited bark lies on the stones. The children have begun to ask how much further, which is how you know that it is a real journey.',
        look: 'Grey water, grey mist, and between them no line. Stones. A rope of bark. A river shell the size of a thumb, which hums if one holds it to the ear.',
        asks: 'Do you go in with the old man, tie the rope round him, or wait for the mist to lift?',
        choices: [
          {
            id: 'enter',
            label: 'go into the water',
            deeds: ['go', 'help'],
            things: 'water river ford man shoes forward',
            text: 'To the knee. To the hip. It is so cold that it is nearly funny. The old man turns and says: here. He is standing on something, and presently so are you.',
          },
          {
            id: 'rope',
            label: 'tie the rope',
            deeds: ['work', 'take', 'give', 'help'],
            things: 'rope bark knot man line',
            text: 'You tie it round his waist with a knot that you did not know you knew. He pulls at it twice. “Good,” he says, “now I can be brave,” and goes in.',
          },
          {
            id: 'wait',
            label: 'wait for the mist to lift',
            deeds: ['wait', 'listen'],
            things: 'mist summer bank morning',
            text: 'You sit down on the stones. The mist does not lift, but one gets used to it, and begins to see: a darker line, going over. The old man has seen it too. “You look well,” he says. He means your way of looking.',
          },
        ],
      },
      {
        id: 'ford.middle',
        text: '“How deep?” calls the one who holds the end of the rope. “Deep enough to be worth a bridge,” you call back, and there is a laugh that the river has never forgotten. You are in the middle now, in a chain, each with a hand before and a hand behind. Then the chain stops. The boy ahead of you has stepped on nothing, and holds quite still; and the goat, which is being carried, chooses this moment to object. Nobody here is the hero. That is how you know it is true.',
        look: 'Before you the boy’s neck, with goose pimples. Behind you a cold small hand, and another, and another, back into the mist. Under your left foot a stone, under the right one a decision.',
        asks: 'Do you hold on to the boy, feel for another stone, or sing so that all keep in step?',
        choices: [
          {
            id: 'hold',
            label: 'hold on to the boy',
            deeds: ['help', 'take'],
            things: 'boy hand child chain arm',
            text: 'You hold on. You are not stronger than the river, but you are one more, and it had counted on fewer. He finds his feet. He does not find it necessary to let go.',
          },
          {
            id: 'stone',
            label: 'feel for another stone',
            deeds: ['look', 'go', 'work'],
            things: 'stone stones foot feet ground bottom way step',
            text: 'Your foot goes about under the water like a blind person in a strange room. There. It is flat. “Left of nothing,” you call, and down the chain it is passed on: left of nothing, left of nothing.',
          },
          {
            id: 'song',
            label: 'sing',
            deeds: ['sing', 'speak', 'wait'],
            things: 'song step tune',
            text: 'It is a walking song with far too many verses. By the second they step all together, and by the fourth the goat has stopped objecting, out of interest.',
          },
        ],
      },
    ],
    door: 'The bank comes up out of the mist and is only a bank: grass, a thorn bush, evening. Behind you half of the others are still on the wrong side, and the last stretch is too deep for the short ones. In the ford, just past the middle, a stone is missing. One can see quite well where it would have to lie.',
    deeds: [
      'A stone was missing in the ford, the one just past the middle. {who} laid it. It is flat and plain, and on its underside stands: “{deed}”.',
      'The rope held because of one knot, and the knot was {who}’s: “{deed}”. They crossed before dark.',
    ],
    waits: [
      'One more stone and the children can cross without being carried. It lies on your side of the water: “{task}”.',
      'The chain of hands reaches almost over. There is a gap of one arm, and it has the shape of “{task}”.',
    ],
    fits: 'bring carry drive walk cross swim bike bus fetch trip road path water',
    people: [
      {
        names: 'man old',
        says: 'The old man tells you his name, but the river says something at the same moment. He crossed here at the age of six, on his mother’s shoulders.',
      },
      {
        names: 'boy',
        says: 'The boy says he is not cold. His teeth say the same, many times over.',
      },
      {
        names: 'girl goat',
        says: 'The girl says that the goat has a name and would rather keep it to itself.',
      },
    ],
    lies: {
      id: 'shell',
      names: 'shell mussel',
      called: 'a river shell that hums',
      taken: 'You take the shell. In it, very small, the river goes on with what it was saying.',
    },
    fought:
      'You bare the blade at the river, for there is nobody else. The river is not impressed. But the hand that was about to take yours is gone, and it is a long cold while until it is held out again.',
    remembers: [
      {
        at: 'ford.bank',
        scene: 'fire.dark',
        lines: {
          call: 'The girl with the goat walks beside you. You had a voice for her, she says, before you had a face.',
          torch:
            'The girl with the goat still carries the burnt end of your stick; she would know it among a hundred.',
          hum: 'The girl with the goat hums as she walks and always leaves the other half to you.',
        },
      },
      {
        at: 'ford.middle',
        scene: 'carries.ember',
        lines: {
          any: 'Your ember is handed along above all the heads, in its horn, like a very small king.',
        },
      },
    ],
    verse: [
      'A hand before and a hand behind,',
      'and the cold of the river between;',
      'the crossing was never the work of one mind',
      'but of hands that had never been seen.',
    ],
  },
];
