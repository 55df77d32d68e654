const place = 'kinsong.code-on-its-way';

let taken: string | undefined;

/** The other service leads back to a bare door: the code waits in this tab meanwhile. An empty one clears the place. */
export function keepCode(code: string): void {
  taken = undefined;
  try {
    if (code === '') sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, code);
  } catch {
    // A browser that keeps nothing has them type it again.
  }
}

/**
 * Takes the code out of its place, for one way there and back. Asked again it answers the same: a screen may be begun
 * more than once before it is seen.
 */
export function takeCode(): string {
  taken ??= takeOnce();
  return taken;
}

function takeOnce(): string {
  try {
    const code = sessionStorage.getItem(place) ?? '';
    sessionStorage.removeItem(place);
    return code;
  } catch {
    return '';
  }
}
