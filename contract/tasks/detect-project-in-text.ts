/** What a project is called that nobody has named. */
export const unnamedProject = 'New project';

/** What one does to have a project; and what people say who are about to begin one. Seven ways of saying it. */
const begin = '(?:start|begin|create|found|open|launch|set up|build|plan|organi[sz]e)';
const projectLike = [
  new RegExp(`\\b${begin}(?:ing)?\\s+(?:a|an|our|the|my)\\s+(?:\\w+\\s+){0,2}project\\b`),
  /\bnew project\b/,
  /\bproject (?:called|named|about|for|idea)\b/,
  new RegExp(`\\b(?:let's|let us|shall we|why don't we)\\s+${begin}\\s+`),
  new RegExp(`\\b(?:i|we)(?:'d| would)? (?:want|like|love) to ${begin}\\s+`),
  new RegExp(`\\b(?:we|i) (?:could|should|might|are going to|am going to) ${begin}\\s+`),
  /\b(?:i'm|i am|we're|we are) (?:working on|planning|organi[sz]ing|building) (?:a|an|our|the|my)\b/,
] as const;

export interface ProjectFound {
  readonly isProject: boolean;
  /** What it might be called, in the words of whoever thought of it. */
  readonly name: string;
}

/** Whether someone is about to begin something that wants a salon of its own (S1 §4), and a name for it. */
export function detectProject(text: string): ProjectFound {
  const words = text.replaceAll('’', "'").replaceAll(/[“”]/g, '"');
  const lower = words.toLowerCase();
  const isProject = projectLike.some((sign) => sign.test(lower));
  return { isProject, name: isProject ? nameIn(words) : '' };
}

const given = /\bproject(?:,?\s+(?:called|named)|:)\s+"?([^".,;!?\n]+)/i;
const inQuotes = /"([^"\n]{2,60})"/;
const about = /\bproject\s+(?:about|for|to)\s+([^".,;!?\n]+)/i;
const aim = new RegExp(
  `\\b(?:${begin}|working on|planning|organi[sz]ing|building)(?:ing)?\\s+(?:a|an|our|the|my|some)\\s+(?:new\\s+)?([^".,;!?\\n]+)`,
  'i',
);
/** "A project to build a tree house" is about the tree house. */
const deed = new RegExp(`^${begin}\\s+(?:a|an|our|the|my|some)\\s+(?=\\w)`, 'i');
/** "… and I need to buy flour" is another matter. */
const besides = /\s+(?:and|but|so|because)\s+(?:i|we|you|they|he|she)(?:'\w+)?\s.*$/i;
const longestName = 50;

function nameIn(words: string): string {
  const named = [given, inQuotes, about, aim].map((sign) => sign.exec(words)?.[1]?.trim() ?? '');
  const bare =
    named
      .map((name) =>
        name
          .replace(deed, '')
          .replace(besides, '')
          .replace(/\s+(?:with you|together|please|soon|later|asap|next \w+|this \w+)$/i, '')
          .replace(/(?:^|\s+)(?:new )?project$/i, ''),
      )
      .find((name) => name !== '' && name.toLowerCase() !== 'new') ?? unnamedProject;
  const letters = Array.from(bare);
  if (letters.length <= longestName) return capital(bare);
  // Cut between words, so that the name reads as one.
  const cut = letters.slice(0, longestName).join('');
  return capital(cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut);
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
