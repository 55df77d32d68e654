import styles from './Labels.module.css';

/** Labels as chips; each word has the same colour wherever it stands. */
export function Labels({ tags }: { tags: readonly string[] }) {
  return tags.map((tag) => (
    <span key={tag} data-area={hues[hueOf(tag)]} className={styles.label}>
      {tag}
    </span>
  ));
}

/** A colour of the house each, by the parts that wear it. */
const hues = ['salon', 'guild', 'council', 'room', 'organiser', 'insight'] as const;

function hueOf(tag: string): number {
  let sum = 0;
  for (const letter of tag.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % hues.length;
}
