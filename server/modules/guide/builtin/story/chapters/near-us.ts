import type { Chapter } from '../chapter.ts';

/** From the time of grandmothers down to tonight. */
export const nearUs: readonly Chapter[] = [
  {
    title: 'The letter that went round',
    scenes: [
      'Five sisters had married into five countries, and stamps were dear. So there was one letter. Each took out her own old page, put in a new one, and sent the whole bundle on. It went round for thirty-one years, through two wars, and once through a shipwreck, from which it was returned dried and ironed. It held, in all, four births before they were known, one quarrel that got lost between the third and the fourth, and a recipe for plums.',
      'The censor in the capital had read ten thousand letters and believed in nothing. Then this one came, with its five handwritings, quarrelling about whether a certain goat had been white. He was supposed to strike out names. He found that he had taken a pencil and written in the margin, very small: I think it was grey. Nobody has ever found out who he was.',
    ],
    deeds: [
      'Between the second page and the third lay a slip that none of the sisters had written. It said “{deed}”, done, and {who} had signed it.',
      'The letter had got stuck behind a drawer. {who} found it and sent it on; on the stamp one can read “{deed}”.',
    ],
    waits: [
      'The bundle has lain on your table for a day or two, and someone across the water looks down the road. Your page is called “{task}”.',
      'One page is still missing before it can be sent. It need not be long. It begins: “{task}”.',
    ],
    verse: [
      'One letter for five, and it never came home,',
      'it had always another to find;',
      'each took out the leaf that was hers alone',
      'and left a new leaf behind.',
    ],
  },
  {
    title: 'The winter of one stove',
    scenes: [
      'The pipes froze on the second day. By the fifth there was one warm room left in the whole street, and by the sixth there were four families in it, with mattresses, and a goat whose owner could not be established. They had potatoes. Later they had potatoes and opinions. On the ninth night somebody started to sing under the breath, for warmth, and found out that there were four voices in the room that had been waiting for each other for years.',
      'There is no monument to that kitchen. There is a burn in the floorboards the size of a coin, where a coal jumped out and eleven people threw their tea at it. The children who slept under that table grew up and went away, and in five cities today there are people who can not fall asleep unless somebody in the next room is talking softly.',
    ],
    deeds: [
      'The wood would have lasted until Thursday. Then {who} came over the ice, pulling a sledge, and on the sledge was “{deed}”.',
      'On the wall by the stove they kept a list of what was done, in chalk. One line has never been wiped away: “{deed}”, and beside it the sign of {who}.',
    ],
    waits: [
      'The stove door is open a hand’s breadth and everybody is looking at it politely. The log beside you is called “{task}”.',
      'It is your turn to tell or to carry, and the tale is at its cold place. To carry is “{task}”.',
    ],
    verse: [
      'Four families, one stove, and a goat in between,',
      'potatoes, and then opinion;',
      'the coldest of winters that ever was seen',
      'made one warm room a dominion.',
    ],
  },
  {
    title: 'The woman at the switchboard',
    scenes: [
      'Number, please. All night she joined voices to voices and was not supposed to listen. But she knew the breath of the town. She knew who called whom and hung up before it rang. One night, against every rule, she put two such wires together, the one who never dared and the one who never dared, and took off her headset, and looked out at the snow for as long as it lasted. It lasted fifty-two years.',
      'When the flood came up the valley the lines went one after another, and she stayed. She rang every house below the weir, a hundred and six of them, with the water on the stairs and then in the room. Name, she said, and go uphill, take the neighbour. The company docked her for leaving the switchboard wet. At her funeral the whole hillside was black with people.',
    ],
    deeds: [
      'One lamp on the board went on blinking that night. {who} plugged it in at last. The call was short: “{deed}”, it said, and: thank you, we had been waiting.',
      'In her log for that night there is one entry in a different hand. {who} had taken a shift. “{deed}”, it says, answered.',
    ],
    waits: [
      'A small light on the board has been blinking for a while. The plug is in your hand, and the line is called “{task}”.',
      'Someone breathes at the other end and does not hang up. What they would like to hear is “{task}”.',
    ],
    verse: [
      'She wasn’t to listen, she wasn’t to know,',
      'she was only the hand on the wire;',
      'she joined up two silences, turned to the snow,',
      'and left them alone by the fire.',
    ],
  },
  {
    title: 'The house that was mended twice',
    scenes: [
      'A roof is only a promise with tiles, and this one had begun to mumble. There was money for half of it and there were opinions for three roofs. What nobody knew is that a house is held up from inside. They sat one evening in the worst room, with a pot under the drip, and said the thing about the old bill that had not been said. In the morning it still rained in. But the beams had stopped creaking.',
      'Every house is mended twice: once by the one who climbs, and once by the one who holds the ladder and does not let go. The photographs show the climber. If you look at the lower edge, though, there is nearly always a pair of hands, cut off at the wrists by the frame, with white knuckles. The secret history is a history of those hands.',
    ],
    deeds: [
      'One slate in that roof is turned the wrong way round, so that its writing is dry. It says “{deed}”. {who} laid it there.',
      'The ladder stood fast the whole afternoon. Below stood {who}, holding it by its proper name: “{deed}”.',
    ],
    waits: [
      'Someone is on the ladder already. Below there is room for two hands; what they would hold is called “{task}”.',
      'The pot under the drip is filling, and it will not mend by being looked at. The next slate is “{task}”.',
    ],
    verse: [
      'One climbs to the ridge with the slate and the lead,',
      'and one holds the ladder below;',
      'and which of the two kept the rain from your bed',
      'is more than the roof will know.',
    ],
  },
  {
    title: 'The lamp in the window',
    scenes: [
      'Now it grows late in the tale, and we can see our own street. There is a window with a lamp in it, and people who come in stamping the snow from their shoes. Someone ticks off a line on a list and does not know that it is being written down elsewhere as well, in the long book that begins with a branch on a fire. In that book there are no small entries. Each of them is signed.',
      'They will say of our time that we looked at little lights in our hands. It is true. But some of the lights were turned the right way round, and in them stood: bread is on the wall, first come; I take the morning; she slept through. Those who dig for us one day will wonder at how short the messages were, and how much was carried by them.',
    ],
    deeds: [
      'Tonight one window more is lit along the street. It was dark for a while, until {who} saw to it: “{deed}”.',
      'The lamp had been guttering, and {who} trimmed the wick. That is called “{deed}”, and one sees the house from the bridge again.',
    ],
    waits: [
      'There is a match beside the lamp and nobody else in the room. The match is called “{task}”.',
      'Far down the road somebody is counting windows. One is missing, and it is the one of “{task}”.',
    ],
    verse: [
      'There’s one on the stairs who has counted them all,',
      'the lamps that are burning at home;',
      'and each is a thing that was done, and was small,',
      'by somebody not alone.',
    ],
  },
  {
    title: 'The page with your name on it',
    scenes: [
      'Here the old handwriting stops. The librarians say that the rest is missing; the librarians have not been told. The book was always written so: each keeper leaves one page empty, and it is never known for whom until there is ink on it. Turn it to the light. There are faint lines ruled across it, by someone who could not sleep and thought of you.',
      'Every secret history comes at last to a table, with crumbs on it, and somebody who says: so, what shall we do? It is not a big question. All the kings together never answered it as well as eleven people under a rock, when the fire sank, and one of them got up.',
    ],
    deeds: [
      'The first line on your page is already there, and it is not faint. “{deed}”, it says, in the hand of {who}.',
      'We had thought that the page was empty. But hold it slantwise: {who} has pressed so hard that it shows through, “{deed}”.',
    ],
    waits: [
      'The pen lies across the page. The next line wants to begin with “{task}”.',
      'Nothing is written under today yet. It could be this: “{task}”.',
    ],
    verse: [
      'The fire, the ford, and the handful of grain,',
      'the bell and the lamp and the letter:',
      'they left you a page, and they left it quite plain,',
      'and none of them knew it better.',
    ],
  },
];
