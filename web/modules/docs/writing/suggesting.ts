import { Extension, type Editor, type Range } from '@tiptap/core';
import { PluginKey } from '@tiptap/pm/state';
import { Suggestion } from '@tiptap/suggestion';
import type { LucideIcon } from '../../../ui/index.ts';
import { Store } from '../../../platform/store.ts';

/** Something one may mean: a kind of block, or a person. */
export interface Offered {
  readonly key: string;
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
  readonly face?: { readonly name: string; readonly url: string | null } | undefined;
  perform(editor: Editor, range: Range): void;
}

/** What is offered now, where one writes. */
export interface Suggesting {
  readonly label: string;
  readonly offered: readonly Offered[];
  readonly chosen: number;
  /** Where the words stand, on the screen. */
  readonly at: DOMRect | null;
  choose(offered: Offered): void;
}

export interface Offers {
  readonly sign: string;
  readonly label: string;
  offered(query: string): readonly Offered[];
}

interface SuggestingOptions {
  shown: Store<Suggesting | undefined>;
  offers: readonly Offers[];
}

const most = 8;
/** The list of what is offered, and its lines, for those who hear it. */
export const offersId = 'what-is-offered';
export const offerId = (at: number): string => `${offersId}-${at}`;

/** While one types a sign and what follows it, what can be meant is offered; arrows choose, Enter takes, Escape leaves. */
export const SuggestWhileTyping = Extension.create<SuggestingOptions>({
  name: 'suggestWhileTyping',
  addOptions: () => ({ shown: new Store<Suggesting | undefined>(undefined), offers: [] }),
  addProseMirrorPlugins() {
    const { editor } = this;
    const { shown, offers } = this.options;
    return offers.map(({ sign, label, offered }) =>
      Suggestion<Offered, Offered>({
        pluginKey: new PluginKey(`offers ${sign}`),
        editor,
        char: sign,
        items: ({ query }) => offered(query).slice(0, most),
        command: ({ range, props }) => props.perform(editor, range),
        allow: ({ state }) => !state.selection.$from.parent.type.spec.code,
        render: () => ({
          onStart: (on) => show(on, label, shown),
          onUpdate: (on) => show(on, label, shown),
          onKeyDown: ({ event }) => press(event, shown),
          onExit: () => shown.set(undefined),
        }),
      }),
    );
  },
  onTransaction() {
    const { dom } = this.editor.view;
    const chosen = this.options.shown.get()?.chosen;
    if (chosen === undefined) dom.removeAttribute('aria-activedescendant');
    else dom.setAttribute('aria-activedescendant', offerId(chosen));
  },
});

interface On {
  readonly items: Offered[];
  readonly clientRect?: (() => DOMRect | null) | null;
  command(offered: Offered): void;
}

function show(on: On, label: string, shown: Store<Suggesting | undefined>): void {
  const { items: offered } = on;
  if (offered.length === 0) return shown.set(undefined);
  shown.set({ label, offered, chosen: 0, at: on.clientRect?.() ?? null, choose: (one) => on.command(one) });
}

function press(event: KeyboardEvent, shown: Store<Suggesting | undefined>): boolean {
  const now = shown.get();
  if (now === undefined || event.isComposing) return false;
  const { offered, chosen, choose } = now;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined) {
    shown.set({ ...now, chosen: (chosen + step + offered.length) % offered.length });
    return true;
  }
  if (event.key === 'Escape') {
    shown.set(undefined);
    return true;
  }
  const taken = offered[chosen];
  if ((event.key !== 'Enter' && event.key !== 'Tab') || taken === undefined) return false;
  choose(taken);
  return true;
}
