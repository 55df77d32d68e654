import type { OwnThing } from '@kinsong/contract/live/protocol.ts';
import type { ToolName } from '@kinsong/contract/spaces/space-kinds.ts';
import type { ComponentType, ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { CacheStore } from './cache/stores.ts';
import type { Rows } from './live/module-rows.ts';
import type { Send } from './outbox/outbox.ts';

/**
 * What a module brings to the app, as data: its `manifest.ts`, which `web/app/modules.ts` lists. It comes with everything
 * behind the door, so it names what it needs and no screen.
 */
export interface WebModule {
  /** Its rows of spaces, brought for the spaces in which somebody looks at them. */
  readonly rows?: Rows;
  /** What else it keeps in the cache. */
  readonly keeps?: readonly CacheStore[];
  readonly ears?: readonly Ears[];
  /** Its calls that may wait in the outbox while there is no way to the house. */
  readonly sends?: readonly Send[];
  /** What it does in a salon: a tab each, shown where the kind of the space has it. */
  readonly tabs?: readonly SalonTab[];
  /** Who helps in a salon, beside what is said there. */
  readonly companion?: SalonCompanion;
  /** What it shows of a salon at a glance, among its overview. */
  readonly glance?: SalonGlance;
  /** Stands around a talk, and says what can become of its words. */
  readonly AroundTalk?: ComponentType<AroundTalkProps>;
  /** One quiet line below the header of any screen, where there is something to say. */
  readonly QuietLine?: ComponentType;
  /** What presses most of it, beside the talk with the guide. */
  readonly Pressing?: ComponentType;
}

/** What a module may want to hear. */
export interface Ears {
  /** Someone came in: read what is kept. */
  entered?(): void;
  /** The line to the house is new, or new again. */
  opened?(): void;
  /** I am a member of one more space. */
  joined?(space: string): void;
  /** I may no longer see it. */
  gone?(space: string): void;
  /** Something of my own moved. */
  moved?(what: OwnThing): void;
  /** Something happened in a space, or among rows of it, that I do not look at now. */
  stirred?(space: string): void;
}

export interface SalonTab {
  readonly key: ToolName;
  readonly label: string;
  readonly icon: LucideIcon;
  /** How the address names one thing in it, to be led to. */
  readonly names: string;
  /** Where it is shown for all salons at once, as a tab of the hub; absent where it is not. */
  readonly across?: Across;
  /** Needs the width that the list of salons takes elsewhere. */
  readonly wide?: boolean;
  /** A hook: how much waits there, for the tab's number. */
  useCount(space: string): number;
  /** Finds what lies in it, wherever one is in the salon. */
  readonly Search?: ComponentType<SearchProps>;
  /** Its panel, brought with the salon's screen and not before. */
  load(): Promise<ComponentType<TabProps>>;
}

export interface SalonGlance {
  readonly title: string;
  /** Brought with the salon's screen and not before. */
  load(): Promise<ComponentType<{ space: string }>>;
}

/** Somebody who helps in each salon without being a member, and can be sent away there. */
export interface SalonCompanion {
  /** In the header of the salon; and over what is said there. Brought with the salon's screen and not before. */
  load(): Promise<CompanionParts>;
}

export interface CompanionParts {
  readonly Switch: ComponentType<{ space: string }>;
  readonly Band: ComponentType<CompanionProps>;
}

export interface CompanionProps {
  space: string;
  /** Absent where one may not. */
  onInvite: (() => void) | undefined;
}

export interface Across {
  readonly href: string;
  /** A hook: how much waits there in all of them. */
  useCount?(): number;
}

/** A thing in a space, and where in its stream it lies, where that is known. */
export interface Place {
  readonly id: string;
  readonly seq?: number;
}

export interface TabProps {
  space: string;
  /** What one is led to. */
  led: Place | undefined;
  /** Puts what one chose into the address. */
  onChoose: (id: string | undefined) => void;
  /** What else the address says: how one looks at it. */
  address: Readonly<Partial<Record<string, string>>>;
  /** Puts that into the address; what is undefined leaves it. */
  onAddress: (change: Record<string, string | undefined>) => void;
}

export interface SearchProps {
  space: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onFound: (place: Place) => void;
}

export interface AroundTalkProps {
  space: string;
  /** Nobody else is in this talk, nor ever will be. */
  alone?: boolean;
  children: ReactNode;
}
