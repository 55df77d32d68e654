/**
 * Lets something live for as long as somebody can see it: `begin` is called when the picture comes to be seen, and its
 * answer when the tab is hidden or the picture is scrolled away. What nobody sees asks for nothing at all.
 */
export function whileSeen(picture: Element, begin: () => () => void): () => void {
  let near = false;
  let end: (() => void) | undefined;
  const follow = () => {
    if (near && !document.hidden) {
      end ??= begin();
      return;
    }
    end?.();
    end = undefined;
  };
  const eye = new IntersectionObserver((entries) => {
    near = entries.at(-1)?.isIntersecting ?? false;
    follow();
  });
  eye.observe(picture);
  document.addEventListener('visibilitychange', follow);
  return () => {
    eye.disconnect();
    document.removeEventListener('visibilitychange', follow);
    near = false;
    follow();
  };
}
