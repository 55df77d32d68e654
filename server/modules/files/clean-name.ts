/** Letters that steer how the others are shown, and those that no file system takes. */
// oxlint-disable-next-line no-control-regex -- looks for them on purpose
const unseen = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A name as people read it and nothing else: no path, nothing hidden. It is shown, and offered when the file is saved. */
export function cleanName(given: string): string {
  const last = given.toWellFormed().replace(unseen, '').split(/[/\\]/).at(-1) ?? '';
  const bare = last.replace(/[<>:"|?*]/g, '_').replace(/^[.\s]+|[.\s]+$/g, '');
  return bare === '' ? 'file' : shortened(bare);
}

const longest = 120;

/** Its ending stays, since by it other programs know what it is. */
function shortened(name: string): string {
  if (name.length <= longest) return name;
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
  return (
    name
      .slice(0, longest - ending.length)
      .toWellFormed()
      .replace(/\ufffd$/, '') + ending
  );
}

/** Under the ending of what it is, whatever it was called. */
export function withEnding(name: string, endings: readonly string[]): string {
  const [usual] = endings;
  const has = endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`));
  return has || usual === undefined ? name : `${name}.${usual}`;
}
