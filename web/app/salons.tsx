import { useNavigate, useSearch } from '@tanstack/react-router';
import { memo, useCallback, useMemo, useState, type ComponentType } from 'react';
import { SalonScreen, SalonsHub } from '../modules/spaces/index.ts';
import type { Place, SalonTab, TabProps } from '../platform/web-module.ts';
import { TalkWithAdditions } from './TalkWithAdditions.tsx';
import { modules } from './modules.ts';
import type { ScreenProps } from './screen.ts';

/** The hub. */
export function Salons({ screen }: ScreenProps) {
  const go = useNavigate();
  return <SalonsHub title={screen.title} onFounded={({ id }) => void go({ to: `/salon/${id}` })} />;
}

type Tab = SalonTab & { readonly Panel: ComponentType<TabProps> };

/** One salon, with the tabs that the modules have there. */
export async function loadSalon(): Promise<ComponentType<ScreenProps>> {
  const tabs = await Promise.all(
    modules.flatMap((module) => module.tabs ?? []).map(async (tab) => ({ ...tab, Panel: await tab.load() })),
  );
  return function Salon({ params }) {
    const id = params['salon_id'] ?? '';
    return (
      <TalkWithAdditions key={id} space={id}>
        <OneSalon id={id} tabs={tabs} />
      </TalkWithAdditions>
    );
  };
}

/** What a search found, and what the address named meanwhile: when it names something else, that goes before. */
interface Found {
  readonly place: Place;
  readonly beside: string | undefined;
}

function OneSalon({ id, tabs }: { id: string; tabs: readonly Tab[] }) {
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
        space={id}
        named={address[tab.names]}
        found={tab === searched && found !== undefined && found.beside === named ? found.place : undefined}
      />
    ),
  }));
  return (
    <>
      <SalonScreen id={id} tab={address['tab']} tools={tools} onSearch={() => setSearching(true)} />
      {searched?.Search && (
        <searched.Search
          space={id}
          open={searching}
          onOpenChange={setSearching}
          onFound={(place) => {
            setSearching(false);
            const isElsewhere = address['tab'] !== undefined && address['tab'] !== searched.key;
            setFound({ place, beside: isElsewhere ? undefined : named });
            if (isElsewhere) void go({ to: `/salon/${id}` });
          }}
        />
      )}
    </>
  );
}

interface PanelProps {
  tab: Tab;
  space: string;
  /** What the address names. */
  named: string | undefined;
  found: Place | undefined;
}

const Panel = memo(function Panel({ tab, space, named, found }: PanelProps) {
  const go = useNavigate();
  const { key, names } = tab;
  const led = useMemo(() => found ?? (named === undefined ? undefined : { id: named }), [found, named]);
  const choose = useCallback(
    (id: string | undefined) =>
      void go({ to: `/salon/${space}`, search: { tab: key, [names]: id }, replace: true }),
    [go, space, key, names],
  );
  return <tab.Panel space={space} led={led} onChoose={choose} />;
});
