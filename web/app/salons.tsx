import { useNavigate, useSearch } from '@tanstack/react-router';
import { memo, useCallback, useMemo, useState, type ComponentType } from 'react';
import { SalonAccess, SalonScreen, type Glance, type SalonSeen } from '../modules/spaces/index.ts';
import type { CompanionParts, Place, SalonTab, TabProps } from '../platform/web-module.ts';
import { TalkWithAdditions } from './TalkWithAdditions.tsx';
import { modules } from './modules.ts';
import type { ScreenProps } from './screen.ts';

/** The address of a salon that names none. */
export const NoSalon = () => <SalonAccess id={undefined} state="gone" />;

type Tab = SalonTab & { readonly Panel: ComponentType<TabProps> };

/** From where a salon is seen: what its address is there, and what the address says when it says nothing. */
export interface SalonPlace {
  readonly addressOf: (space: string) => string;
  readonly seen?: SalonSeen;
  /** By the key of a tab: what is so there without being said. */
  readonly unsaid?: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>;
  readonly afterLeaving: string;
}

const amongSalons: SalonPlace = { addressOf: (space) => `/salon/${space}`, afterLeaving: '/salons' };

/** One salon, with the tabs that the modules have there. */
export async function loadSalon(place = amongSalons): Promise<ComponentType<ScreenProps>> {
  const [tabs, glances, companion] = await Promise.all([
    Promise.all(
      modules
        .flatMap((module) => module.tabs ?? [])
        .map(async (tab) => ({ ...tab, Panel: await tab.load() })),
    ),
    Promise.all(
      modules
        .flatMap(({ glance }) => glance ?? [])
        .map(async ({ title, load }) => ({ title, Part: await load() })),
    ),
    modules.find((module) => module.companion)?.companion?.load(),
  ]);
  return function Salon({ params }) {
    const id = params['salon_id'] ?? params['space_id'] ?? '';
    return (
      <TalkWithAdditions key={id} space={id}>
        <OneSalon id={id} place={place} tabs={tabs} glances={glances} companion={companion} />
      </TalkWithAdditions>
    );
  };
}

/** What a search found, and what the address named meanwhile: when it names something else, that goes before. */
interface Found {
  readonly place: Place;
  readonly beside: string | undefined;
}

interface OneSalonProps {
  id: string;
  place: SalonPlace;
  tabs: readonly Tab[];
  glances: readonly Glance[];
  companion: CompanionParts | undefined;
}

function OneSalon({ id, place, tabs, glances, companion }: OneSalonProps) {
  const go = useNavigate();
  const address = useSearch({ strict: false }) as Partial<Record<string, string>>;
  const [searching, setSearching] = useState(false);
  const [found, setFound] = useState<Found>();
  // oxlint-disable-next-line react/rules-of-hooks -- the modules are the same ones for as long as the page is there
  const counts = tabs.map(({ useCount }) => useCount(id));
  const searched = tabs.find(({ Search }) => Search !== undefined);
  const named = searched && address[searched.names];
  const tools = tabs.map((tab, at) => ({
    ...tab,
    count: counts[at] ?? 0,
    panel: (
      <Panel
        tab={tab}
        place={place}
        space={id}
        address={address}
        found={tab === searched && found !== undefined && found.beside === named ? found.place : undefined}
      />
    ),
  }));
  return (
    <>
      <SalonScreen
        id={id}
        address={place.addressOf(id)}
        seen={place.seen}
        tab={address['tab']}
        tools={tools}
        glances={glances}
        companion={companion}
        onSearch={() => setSearching(true)}
        onLeft={() => void go({ to: place.afterLeaving })}
      />
      {searched?.Search && (
        <searched.Search
          space={id}
          open={searching}
          onOpenChange={setSearching}
          onFound={(lying) => {
            setSearching(false);
            const isElsewhere = address['tab'] !== undefined && address['tab'] !== searched.key;
            setFound({ place: lying, beside: isElsewhere ? undefined : named });
            if (isElsewhere) void go({ to: place.addressOf(id) });
          }}
        />
      )}
    </>
  );
}

interface PanelProps {
  tab: Tab;
  place: SalonPlace;
  space: string;
  address: Readonly<Partial<Record<string, string>>>;
  found: Place | undefined;
}

const Panel = memo(function Panel({ tab, place, space, address: said, found }: PanelProps) {
  const go = useNavigate();
  const { key, names } = tab;
  const unsaid = place.unsaid?.[key];
  const address = useMemo(() => ({ ...unsaid, ...said }), [unsaid, said]);
  /** What the address names. */
  const named = address[names];
  const led = useMemo(() => found ?? (named === undefined ? undefined : { id: named }), [found, named]);
  const say = useCallback(
    (change: Record<string, string | undefined>) =>
      void go({
        to: place.addressOf(space),
        search: { ...said, tab: key, ...spelled(change, unsaid) },
        replace: true,
      }),
    [go, place, space, key, said, unsaid],
  );
  const choose = useCallback((id: string | undefined) => say({ [names]: id }), [say, names]);
  return <tab.Panel space={space} led={led} onChoose={choose} address={address} onAddress={say} />;
});

/** What is so without being said is left out; whoever takes it back says so. */
function spelled(
  change: Readonly<Record<string, string | undefined>>,
  unsaid: Readonly<Record<string, string>> = {},
): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(change).map(([part, value]) => {
      if (unsaid[part] === undefined) return [part, value];
      return [part, value === unsaid[part] ? undefined : (value ?? '')];
    }),
  );
}
