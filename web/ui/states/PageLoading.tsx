import { VisuallyHidden } from '../drawing/VisuallyHidden.tsx';

/**
 * A whole page is on its way. What is seen is the lamp that the page itself brought (`lamp.css`): it burns from the first
 * paint on, through every step of coming in, until there is something else to look at.
 */
export function PageLoading({ label }: { label: string }) {
  return (
    <VisuallyHidden>
      <output data-arriving>{label}</output>
    </VisuallyHidden>
  );
}
