import type { Chapter } from '../chapter.ts';

/** When people began to stay. */
export const firstFields: readonly Chapter[] = [
  {
    title: 'The handful',
    place:
      'You are in a hut at the end of a thin winter, beside a jar that everyone is careful not to look at.',
    scenes: [
      {
        id: 'seed.jar',
        text: 'It has been a thin year. In the corner of the hut stands a jar with the last of the grain, and everyone walks past it with hungry eyes. The grandmother sits on it. She has sat on it for thirty-nine days and has been called stubborn, and worse, also by the goat. Tonight she looks at you, and moves aside by the width of one hand. There is the lid. She says nothing. She would like to see who you are.',
        look: 'Smoke, knees, a great many ribs. The jar. On a nail a very old hat. Outside the ground has begun to smell of something, though nobody can say of what.',
        asks: 'Do you open the jar, bring her something warm, or sit down beside her?',
        choices: [
          {
            id: 'open',
            label: 'open the jar',
            deeds: ['open', 'take', 'look', 'eat'],
            things: 'jar lid grain seed corn',
            text: 'There is less in it than you had hoped and more than you had feared. You put in your hand, feel how it would be, and take the hand out again. “Now you know,” says the grandmother. “It is harder with the lid off.”',
          },
          {
            id: 'soup',
            label: 'bring her something warm',
            deeds: ['give', 'help', 'work', 'take'],
            things: 'warm soup food bowl nettles supper grandmother woman blanket bread',
            text: 'Nettle soup, most of it water. She eats without getting up, gives back the bowl, and in it half of the last spoonful. “Tomorrow,” she says. It is the first time that anybody has used the word.',
          },
          {
            id: 'sit',
            label: 'sit down beside her',
            deeds: ['wait', 'listen'],
            things: 'jar lid grandmother woman',
            text: 'It is a hard jar. By midnight two more have come to lean on it, and by morning whoever wants the grain would have to lift the whole family.',
          },
        ],
      },
      {
        id: 'seed.field',
        text: 'One warm morning she gets up, opens the jar and throws the grain on the ground. There is a silence in which several people decide not to say it. You bury your supper and then you wait: that is the invention of tomorrow, and it looks foolish. A child has been told: water it. It is the child’s third day. It carries the water in cupped hands, spills half, and has just sat down in the path with a very long face. The birds have noticed the field as well.',
        look: 'Bare earth, scratched in rows by someone who had never seen a row. A child, a puddle, thirty birds with excellent manners, waiting.',
        asks: 'Do you help the child, shout at the birds, or watch the ground?',
        choices: [
          {
            id: 'carry',
            label: 'help the child carry the water',
            deeds: ['help', 'take', 'give', 'work'],
            things: 'child water hands puddle bucket',
            text: 'Two pairs of hands spill exactly as much as one, but there is more to laugh at. By evening the strip is wet, in the line of a walk that was made by two people looking at each other and not at the ground.',
          },
          {
            id: 'birds',
            label: 'shout at the birds',
            deeds: ['speak', 'sing', 'fight', 'go'],
            things: 'birds bird crows crow',
            text: 'The birds go up all at once, like a cloth being shaken, and come down on the other side, at ease. So it is done with songs, by turns, and with a very old hat. The hat works best.',
          },
          {
            id: 'watch',
            label: 'watch the ground',
            deeds: ['look', 'wait', 'listen'],
            things: 'ground earth soil field seed rows grain',
            text: 'Nothing. Nothing. You come to know each stone personally. On the ninth day, when you have stopped believing and look only out of politeness, something green has lifted one of them.',
          },
        ],
      },
    ],
    door: 'It comes up crooked, in the exact line of a child’s walk. People stand at the edge with their hands behind their backs so as not to touch it. At the end of the strip there is a gate of woven sticks, the first in the world, and nobody has quite worked out what it is for. It is not there to keep anyone out. It waits for one more row.',
    deeds: [
      'One row in that field came up before all the others. It had been sown by {who}, and the row was called “{deed}”.',
      'When they opened the jar they found that {who} had put a handful back. It was no more than this: “{deed}”. It was enough for seed.',
    ],
    waits: [
      'The ground is soft now and will not be soft for long. The handful you hold is called “{task}”.',
      'There is a bare strip by the path. Someone has scratched a name for it in the earth: “{task}”.',
    ],
    fits: 'garden sow plant seed water grass tree soil pot flower feed food supper bake',
    people: [
      {
        names: 'grandmother woman old',
        says: 'The grandmother says her name is nobody’s business until there is bread. But she has noticed that you asked.',
      },
      {
        names: 'child',
        says: 'The child says that it is the Master of Water, and is six, or sixteen; it has not decided.',
      },
    ],
    lies: {
      id: 'hat',
      names: 'hat',
      called: 'a very old hat',
      taken:
        'You take the hat down. It has held a head, eleven eggs and once a small goat, and it fits you better than you would like.',
    },
    fought:
      'You raise the blade among people who are all hungry, and only then does it turn really cold. The grandmother does not move. “That will not make it more,” she says. She is right. It takes until evening before anybody turns their back to you again.',
    remembers: [
      {
        at: 'seed.jar',
        scene: 'ford.middle',
        lines: {
          hold: 'The boy whose hand you held in the river has hold of your sleeve, just to be sure.',
          stone: '“Left of nothing,” they say here by now, and mean: there is a way.',
          song: 'In the corner somebody hums the walking song; they have got as far as verse thirty.',
        },
      },
      {
        at: 'seed.field',
        scene: 'carries.hat',
        lines: {
          any: 'The very old hat on your head is the only thing here that the birds look at with respect.',
        },
      },
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
    place: 'You are at the edge of a hole eight men deep, between three families who are not speaking.',
    scenes: [
      {
        id: 'well.edge',
        text: 'Three families are digging, and for two weeks they have found only reasons. The first says it is the wrong place. The second says the first said so too late. The third goes on digging, because they are not on speaking terms with anybody and have nothing else to do. The hole is eight men deep. One spade is left over. It leans on the heap between the first family and the second, and nobody will take it, since that would be an opinion.',
        look: 'A heap of earth, in which the children have made a much better village. One spade. On a stone a clay cup with the print of a thumb in it. Two families, looking in opposite directions with great care.',
        asks: 'Do you take the spade, speak to both families, or sit down between them?',
        choices: [
          {
            id: 'dig',
            label: 'take the spade',
            deeds: ['work', 'take', 'go', 'help'],
            things: 'spade shovel hole well earth',
            text: 'You dig. After a while somebody is digging beside you, of the first family; then one of the second, to see that it is done properly. Nobody has made peace. It is only that one can not sulk with a full bucket.',
          },
          {
            id: 'word',
            label: 'speak to both families',
            deeds: ['speak', 'help'],
            things: 'families family word both first second',
            text: 'You ask each what they would do with the water, if there were any. “Beans,” says the first family. “Beans,” says the second, rather loudly. It is hard to keep up a quarrel with people who also want beans.',
          },
          {
            id: 'sit',
            label: 'sit down between them',
            deeds: ['wait', 'listen', 'eat'],
            things: 'heap middle between bread',
            text: 'You sit down exactly in the middle and unpack your bread. It is difficult to shout across somebody who is eating. First the children come over, and then a man who pretends to be looking for a child.',
          },
        ],
      },
      {
        id: 'well.deep',
        text: 'At the depth of nine men the spade comes up dark. They all stand round it, and nobody can remember what the quarrel has been. A well is a strange kind of house: it has only one room and everyone owns it. On the first evening they draw until late, and you are the last. The bucket hangs there, empty; it is a long way down, and your arms are finished. In the morning somebody will come here thirsty. You do not know who.',
        look: 'A rim of new stone, still sharp. A rope. Far below, a round piece of evening that was not there yesterday.',
        asks: 'Do you draw one more bucket, scratch a sign on the rim, or look at the stars in the water?',
        choices: [
          {
            id: 'draw',
            label: 'draw one more bucket',
            deeds: ['work', 'help', 'give', 'take'],
            things: 'bucket water rope more',
            text: 'Hand over hand. You set it down full on the rim, gently, on the side where the stone is flat. You will never know whom it was for. That is the whole trick of it.',
          },
          {
            id: 'sign',
            label: 'scratch a sign on the rim',
            deeds: ['work', 'arm'],
            things: 'sign mark rim stone arrow',
            text: 'A small bucket, full to the brim, and an arrow. It takes longer than drawing one would have taken. But in the morning three people have understood it, and in four thousand years there will be one more.',
          },
          {
            id: 'stars',
            label: 'look at the stars in the water',
            deeds: ['look', 'wait', 'listen'],
            things: 'stars star sky water night',
            text: 'There is one in it, very far down. You look at it for so long that somebody comes out to see what you have found. In the end the two of you draw the last bucket, and have not spoken of it at all.',
          },
        ],
      },
    ],
    door: 'Since then there is a rule here which nobody has written down: whoever draws the last one leaves it full for the first. It goes round by itself, like a tune. The path to the next valley is open, and its gate stands ajar. But from here nobody walks on and leaves an empty bucket.',
    deeds: [
      'This morning the bucket stood full on the rim. {who} had done it in the night; it was called “{deed}”.',
      'The rope of the well was fraying, and everyone had meant to see to it. {who} did: “{deed}”. The water has not been far away since.',
    ],
    waits: [
      'The bucket is at the bottom and the rope is in your hand. Pulling it up is called “{task}”.',
      'It is evening, and the bucket on the rim is empty. Whoever comes first in the morning would bless you for “{task}”.',
    ],
    fits: 'water dig drain pump pipe leak garden clean wash bucket cellar neighbour',
    people: [
      {
        names: 'digger man third',
        says: 'The man from the third family says his name as if he had not used it for two weeks. He has not.',
      },
      {
        names: 'children child',
        says: 'The children explain that in their village the well was finished on the first day.',
      },
      {
        names: 'families family',
        says: 'Both families would like it to be known that they are perfectly calm.',
      },
    ],
    lies: {
      id: 'cup',
      names: 'cup',
      called: 'a clay cup with a thumbprint in it',
      taken:
        'You take the cup. Your thumb goes into the print of the other thumb and stays there a moment, as in a doorway.',
    },
    fought:
      'The dagger is out before you have thought about it, and now, for the first time in two weeks, all three families are of one opinion. It is about you. The spade is quietly put where you can not reach it. You sit by yourself until it is dark, and someone brings you water all the same.',
    remembers: [
      {
        at: 'well.edge',
        scene: 'seed.field',
        lines: {
          carry:
            'The child with whom you carried water is grown up now, and counts the buckets for everyone.',
          birds: 'Above the heap, on a pole, in case of birds, hangs a hat that you know.',
          watch:
            'It is known that you can look at earth for nine days. People come to you with it, as one comes to a doctor.',
        },
      },
      {
        at: 'well.deep',
        scene: 'well.edge',
        lines: {
          dig: 'The blisters from the spade are on three families alike.',
          word: 'There will be beans.',
          sit: 'The crumbs of your bread are still lying between the two families. Nobody sweeps them away.',
        },
      },
    ],
    verse: [
      'Leave it full on the rim when you go to your bed,',
      'you will never know whom it was for.',
      'Of all of the kind words that never were said',
      'a bucket of water says more.',
    ],
  },
];
