import styles from './printed.module.css';

/** Prints the words of a doc and nothing of the house around them. */
export function printWords(title: string, words: HTMLElement): void {
  const sheet = document.createElement('article');
  sheet.className = styles['printed'] ?? '';
  const heading = document.createElement('h1');
  heading.textContent = title;
  const copy = words.cloneNode(true) as HTMLElement;
  copy.removeAttribute('contenteditable');
  for (const caret of copy.querySelectorAll('[data-caret]')) caret.remove();
  sheet.append(heading, copy);
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  print();
}
