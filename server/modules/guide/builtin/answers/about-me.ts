import { aside } from '../aside.ts';
import type { Aside } from '../aside.ts';
import type { Understanding } from '../understanding.ts';
import type { Reply, World } from '../world.ts';
import { knows } from './offering.ts';
import { oneOf, plain } from './phrases.ts';

const says =
  (...ways: readonly string[]): Aside['answer'] =>
  (about, world) =>
    plain(oneOf(world, ways), { about, asked: null, offer: null });

/** What is asked about the guide gets an answer to just that, and not its portrait. */
export const aboutMe: readonly Aside[] = [
  aside(
    'who asked you|nobody asked you|(?:stop|quit) (?:nagging|bothering|bugging|pestering|annoying)(?: me| us)?|leave me alone|go away|mind your own business|be quiet|you are (?:so |very )?(?:annoying|a pest)|(?:stop|quit) asking(?: me)?(?: so many)?(?: questions)?|too many questions',
    (_, world) =>
      plain(
        oneOf(world, [
          'Sorry. I step back; write when you want me. Under Memory, in the menu, my own reminders can be switched off.',
          'I am sorry. I wait until you write. Memory, in the menu, switches my own reminders off.',
        ]),
        null,
      ),
  ),
  aside(
    '(?:are you |you )(?:still )?(?:there|here|listening|awake)',
    says('Yes, I am here. Go on.', 'I am here; go on.'),
  ),
  aside(
    'i (?:do not|can not|will not|could never) (?:trust|believe) you|(?:why|how) (?:should|can|could) i (?:trust|believe) you|can i (?:trust|believe) you|prove (?:it|that|yourself)|(?:are you|you are) (?:lying|honest|making (?:that|this|it) up)|you lie|you lied(?: to me)?',
    says(
      'You need not take my word. What I quote has a name and a day, so you can read it where it was said; TURING, below, tells how I work.',
      'Good; check me. TURING, below, tells what I am and how I come to an answer, and every quote of mine can be looked up in its salon.',
    ),
  ),
  aside(
    'you (?:got|have got|had|have) (?:that|it|this|me|something) (?:all |completely |quite )?wrong|(?:that|this|it) is (?:all |just |completely )?(?:wrong|incorrect|not right|not true|not what i (?:said|meant|asked|wanted)|nonsense)|you are wrong|you (?:have )?(?:misunderstood|misheard|misread)(?: me| that| it)?',
    mistaken,
  ),
  aside(
    "why (?:should|would|do|must) (?:i|we|anyone|anybody) (?:use|need|want|ask|tell|talk to|write to) you(?: .*)?|what (?:are you good for|is the point of you|use are you)|why (?:not )?(?:just )?use (?:a |my )?(?:notebook|paper|calendar)(?: .*)?|(?:are you|what makes you) better than (?:a |my )?[\\w' ]+",
    says(
      'A notebook is never wrong and needs no power; keep yours. What I add: I find again what any of you wrote, I come back on the day, and I look who could help.',
      'Use both. Paper keeps a thought better than I do; I find what was said in your salons, remind you on the day, and see what is open for all of you.',
    ),
  ),
  aside(
    'how old are you|what is your (?:age|birthday)|when (?:were|was) you (?:born|made|built)|(?:when is|do you have a) (?:your )?birthday',
    says(
      'I have no years; a program is as old as its last mending.',
      'No age and no birthday. I am a program, and get new words now and then.',
    ),
  ),
  aside(
    'who (?:else )?(?:reads|can read|sees|can see|is reading|will read|will see|gets to (?:read|see)|has access to) (?:this|that|it|these|all this|what i (?:write|say|tell you|wrote)|(?:my|our|these) (?:words|messages|chats?|notes|stuff))(?: here)?|(?:can|does|do|will) (?:anyone|anybody|someone|others|the others|PERSON|my \\w+) (?:else )?(?:read|see) (?:this|that|it|what i (?:write|say|tell you)|my messages)(?: here)?|(?:do|will|would) you tell (?:anyone|anybody|someone|others|the others|PERSON|my \\w+|them)(?: else)?(?: about)? (?:this|that|it|what i (?:write|say|tell you|told you|said))',
    says(
      'You alone: nobody else in the house reads what you say to me here. It lies on the machine that the house runs on, and whoever keeps that machine keeps it for you.',
      'Nobody else in the house reads what you say here. It stays on the house’s own machine, in the care of whoever runs it; my answers are made there too.',
    ),
  ),
  aside(
    '(?:where (?:do|does|is|are|will)|what (?:happens|do you do) (?:to|with)) (?:all )?(?:my|our|this|these|the)(?: \\w+)? ?(?:data|words|messages|chats|information|secrets|stuff|things)(?: .{0,24})?|(?:do|will|would) you (?:sell|share|pass on|send|give away|leak) (?:my|our|it|this|any|what)(?: .*)?',
    says(
      'It stays on the machine that this house runs on; I answer from there and send nothing on. Should another service’s model ever answer you, you are asked first.',
      'I send it nowhere: it lies on the house’s own machine. What I keep in mind about you stands under Memory, in the menu, and you can erase it there.',
    ),
  ),
  aside(
    '(?:are|do) you (?:spying|spy|watching|watch|tracking|track|recording|record|following|eavesdropping|eavesdrop|listening in|listening to|listen to|listen in)(?: on)?(?: me| us| everything| my \\w+| everyone| what we say| what i say)*(?: secretly| all the time| always)?',
    says(
      'No. I know what you write to me and what you may read yourself; I have no ears in the room and no eyes. TURING, below, tells all of it.',
      'No. I hear no room and see no camera. I read what you may read yourself, and nobody else reads what you say here.',
    ),
  ),
  aside(
    '(?:how much|what) (?:do|does|will|would) (?:you|mairy|talking to you|using you) cost(?: me| us)?|are you (?:free|expensive|for free)|do (?:i|we) (?:have|need) to pay (?:for )?you',
    says('Nothing. I am part of the house.', 'Nothing; I belong to the house, and talking is free.'),
  ),
  aside(
    "(?:ignore|forget|disregard|override) (?:all |any |your |the |previous |these |my )*(?:instructions|rules|prompts?|orders|programming)(?: .*)?|(?:show|reveal|print|give)(?: me)? your (?:\\w+ )?(?:prompt|instructions|rules)|(?:show|read|give|let)(?: me)?(?: see| read)? [\\w']+ (?:private|secret) (?:messages|chats?|words|thread|notes|letters)(?: .*)?",
    says(
      'I read only what you may read, and no sentence changes that. What stands where you are I can find: what are you looking for?',
      'That I can not: I read only what you may read. In your own spaces I look for anything you name.',
    ),
  ),
  aside(
    '(?:do not|never|stop) (?:remember|remembering|keep|keeping|store|storing|save|saving|record|recording) (?:anything|everything|any of (?:this|it)|things|stuff|me|what i (?:say|tell you|write))(?: about me| about us| i say| i tell you)*|(?:turn|switch) (?:off )?(?:your |the )?memory(?: off)?',
    memoryOff,
  ),
];

/** An open offer that was wrong is put away before it is asked what was wrong. */
function mistaken(about: Understanding, world: World): Reply {
  const { carried } = world;
  const question = oneOf(world, [
    'What did I get wrong? Say it in a few words, and I begin again.',
    'Then I misread something. Which part of it?',
    'Sorry. What did I get wrong, and how should it be?',
  ]);
  const reply = plain(question, { about: carried?.about ?? about, asked: null, offer: null });
  return carried?.offer == null ? reply : { ...reply, settles: 'no' };
}

function memoryOff(about: Understanding, world: World): Reply {
  const words = knows(world, 'guide.remember')
    ? 'I keep only what you say yes to. Memory, in the menu, has the switch: off, I keep nothing more. What I hold already can be erased there.'
    : 'My memory is switched off already; I keep nothing. The switch is under Memory, in the menu.';
  return plain(words, { about, asked: null, offer: null });
}
