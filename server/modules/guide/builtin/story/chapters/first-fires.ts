import type { Chapter } from '../chapter.ts';

/** Before anything was written down. */
export const firstFires: readonly Chapter[] = [
  {
    title: 'The one who stayed awake',
    scenes: [
      'The books begin with kings. The secret history begins with somebody who could not sleep. There were eleven of them under the rock, and the rain had a voice that night, and one of them, nobody knows her name, put another branch on the fire when it was not her turn. In the morning there were still eleven. That is the whole first chapter, and everything after rests on it.',
      'Think of a cave mouth, and a light in it no bigger than a fist. Outside, the dark went on for ever and had teeth. Inside, someone was humming so that the children would know where the grown-ups were. History did not notice. It never notices the ones who keep the fire; it only notices when it goes out.',
    ],
    deeds: [
      'On the rock beside the fire, among the bison, there is a small mark that no scholar can read. We can. It says: “{deed}”. {who} made it, and it has held the light a little longer.',
      'It is told that the fire sank low that night, and then {who} came with an armful of wood. The wood was called “{deed}”. It burned till morning.',
    ],
    waits: [
      'The fire is down to its red heart now, and somebody ought to get up. The branch that lies nearest is “{task}”.',
      'Everyone hopes that someone else will wake. The next branch is small; it is called “{task}”.',
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
    scenes: [
      'They came to a river that had no other side, only mist. The strong ones wanted to wait for summer. An old man took off his shoes, because his feet remembered something, and walked in to the knee, to the hip, and turned, and said: here. They crossed in a chain, each holding a hand in front and a hand behind. Nobody was the hero. That is how you know it is true.',
      'Every map was once a person in cold water, calling back over a shoulder. This one had a rope of plaited bark around the waist and a sister at the other end of it. “How deep?” called the sister. “Deep enough to be worth a bridge,” was the answer, and both of them laughed, a thing the river has never forgotten.',
    ],
    deeds: [
      'A stone was missing in the ford, the one just past the middle. {who} laid it. It is flat and plain, and on its underside stands: “{deed}”.',
      'The rope held because of one knot, and the knot was {who}’s: “{deed}”. They crossed before dark.',
    ],
    waits: [
      'One more stone and the children can cross without being carried. It lies on your side of the water: “{task}”.',
      'The chain of hands reaches almost over. There is a gap of one arm, and it has the shape of “{task}”.',
    ],
    verse: [
      'A hand before and a hand behind,',
      'and the cold of the river between;',
      'the crossing was never the work of one mind',
      'but of hands that had never been seen.',
    ],
  },
  {
    title: 'The handful',
    scenes: [
      'It had been a thin year. In the corner of the hut stood a jar with the last of the grain, and everyone walked past it with hungry eyes. The grandmother sat on it. She sat on it for forty days, and was called stubborn, and worse, and then one warm morning she got up, opened the jar, and threw the grain on the ground. That was the invention of tomorrow.',
      'Whoever first put a seed into the earth instead of a mouth must have looked foolish. You bury your supper and then you wait. But there was a child who was told, water it, and did, every day, from cupped hands, spilling half. In the tale they say the field came up crooked, in the exact line of that child’s walk.',
    ],
    deeds: [
      'One row in that field came up before all the others. It had been sown by {who}, and the row was called “{deed}”.',
      'When they opened the jar they found that {who} had put a handful back. It was no more than this: “{deed}”. It was enough for seed.',
    ],
    waits: [
      'The ground is soft now and will not be soft for long. The handful you hold is called “{task}”.',
      'There is a bare strip by the path. Someone has scratched a name for it in the earth: “{task}”.',
    ],
    verse: [
      'She sat on the jar while the winter went by,',
      'they called her the stubbornest stone,',
      'then threw out the supper to earth and to sky,',
      'and nobody since ate alone.',
    ],
  },
  {
    title: 'The well',
    scenes: [
      'Three families dug, and for two weeks they found only reasons. The first family said it was the wrong place. The second said the first had said so too late. The third went on digging, because they were not on speaking terms and had nothing else to do. At the depth of nine men the spade came up dark. They all stood round it and nobody could remember what the quarrel had been.',
      'A well is a strange kind of house: it has only one room and everyone owns it. The women of this one agreed that whoever drew the last bucket at night would leave it full for the first in the morning. No one wrote it down. Four thousand years later someone dug up the rim and found it worn on one side only, the side where you put it down gently.',
    ],
    deeds: [
      'This morning the bucket stood full on the rim. {who} had done it in the night; it was called “{deed}”.',
      'The rope of the well was fraying, and everyone had meant to see to it. {who} did: “{deed}”. The water has not been far away since.',
    ],
    waits: [
      'The bucket is at the bottom and the rope is in your hand. Pulling it up is called “{task}”.',
      'It is evening, and the bucket on the rim is empty. Whoever comes first in the morning would bless you for “{task}”.',
    ],
    verse: [
      'Leave it full on the rim when you go to your bed,',
      'you will never know whom it was for.',
      'Of all of the kind words that never were said',
      'a bucket of water says more.',
    ],
  },
];
