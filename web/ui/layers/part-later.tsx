import { useEffect, useState, type ComponentType } from 'react';

export type PartLater<Props extends object> = ComponentType<Props> & {
  /** Asks for it before it is to stand somewhere: where it comes late, what is below it moves. */
  ahead(): Promise<void>;
};

/**
 * A part of a screen that is not among what is seen first: it is asked for where it is to stand, and the screen stands
 * without it until it comes. Without a line to the house nothing breaks; it is asked for again with the next that wants it.
 */
export function partLater<Props extends object>(load: () => Promise<ComponentType<Props>>): PartLater<Props> {
  let Came: ComponentType<Props> | undefined;
  async function ahead(): Promise<void> {
    Came ??= await load();
  }
  function Part(props: Props) {
    const [, stands] = useState(Came !== undefined);
    useEffect(() => {
      if (Came !== undefined) return undefined;
      let left = false;
      ahead().then(
        () => {
          if (!left) stands(true);
        },
        () => {},
      );
      return () => {
        left = true;
      };
    }, []);
    return Came === undefined ? null : <Came {...props} />;
  }
  return Object.assign(Part, { ahead });
}
