import { isStopWord } from '../words/plain.ts';
import type { Reply } from '../world.ts';
import { plain } from './phrases.ts';

interface Tongue {
  words: ReadonlySet<string>;
  says: string;
}

const tongue = (words: string, says: string): Tongue => ({ words: new Set(words.split(' ')), says });

/** The little words by which a language is known, none of them English, and what is said in it. */
const tongues: readonly Tongue[] = [
  tongue(
    'ik je jij jullie het een niet wat wie waar kun kan mij mijn met voor naar van ook zijn heb heeft hoe dit wil moet morgen vandaag graag helpen alsjeblieft en de ben bent wij ons dat deze er geen nog iemand zaterdag zondag te er tot dood sterven maandag dinsdag woensdag donderdag vrijdag weet doen gaat komt hallo bedankt',
    'Ik versta alleen Engels. Zeg het in eenvoudige Engelse woorden, dan help ik graag. In nood: bel 112.',
  ),
  tongue(
    'ich du wir ihr sie nicht kann kannst mir mich mein meine wer wie wo ist und der das dem den ein eine einen mit zu auf haben habe hast bitte heute morgen helfen fur im am fuer noch auch sterben tot jemand was samstag sonntag montag dienstag mittwoch donnerstag freitag uns wird sind bin bist kommt danke hallo',
    'Ich verstehe nur Englisch. Sag es mit einfachen englischen Worten, dann helfe ich gern. Im Notfall: 112 anrufen.',
  ),
  tongue(
    'yo tu el la los las que quien como donde cuando necesito ayuda ayudar con por para mi una un es esta hoy manana gracias de en puedes puede hola quiero tengo del lo le nos muy hay morir muero no mas vivir sabado domingo lunes martes miercoles jueves viernes',
    'Solo entiendo inglés. Dilo con palabras inglesas sencillas y te ayudo con gusto. En una emergencia, llama al 112.',
  ),
  tongue(
    'je tu il elle nous vous le la les un une des est et ou qui que quoi comment quand mon ma mes avec pour pas dans sur aujourd demain merci bonjour besoin aide aider suis peut peux puis de du ce cette samedi dimanche lundi mardi mercredi jeudi vendredi ai faire sont veux veut mourir',
    'Je ne comprends que l’anglais. Dites-le en mots anglais simples et j’aide volontiers. En cas d’urgence : appelez le 112.',
  ),
];

const bare = (text: string): string => text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');

/** At least two words of it, and more of them than of English. */
export function inAnotherTongue(text: string): Reply | null {
  const words = [
    ...new Set(
      bare(text)
        .split(/[^\p{L}']+/u)
        .filter((word) => word.length > 1),
    ),
  ];
  const [best] = tongues
    .map(({ words: own, says }) => ({ says, own, count: words.filter((word) => own.has(word)).length }))
    .toSorted((a, b) => b.count - a.count);
  if (best === undefined || best.count < 2 || best.count < words.length * 0.4) return null;
  const english = words.filter((word) => isStopWord(word) && !best.own.has(word)).length;
  return english >= best.count ? null : plain(`${best.says}\n(I understand English only.)`);
}
