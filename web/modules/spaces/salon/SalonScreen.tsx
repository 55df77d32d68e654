import { kinds } from '@kinsong/contract/spaces/space-kinds.ts';
import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Telescope from 'lucide-react/icons/telescope';
import Users from 'lucide-react/icons/users';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { CompanionParts, SalonTab } from '../../../platform/web-module.ts';
import {
  AvatarStack,
  Button,
  IconButton,
  Menu,
  Screen,
  useMedia,
  useWide,
  type Area,
  type AreaBarItem,
} from '../../../ui/index.ts';
import { useRequests } from '../door/door.data.ts';
import { forgetSalonCode } from '../door/salon-code.ts';
import { SalonAccess } from '../door/SalonAccess.tsx';
import { DeletedSalons } from '../hub/DeletedSalons.tsx';
import { salonActions, type SalonSheet } from '../spaces.actions.ts';
import { useMembers, useSpace } from '../spaces.hooks.ts';
import { SalonThumbnail } from '../SalonThumbnail.tsx';
import { MembersPanel } from './MembersPanel.tsx';
import { OverviewPanel, type Glance } from '../overview/OverviewPanel.tsx';
import { SalonList } from './SalonList.tsx';
import { SalonSheets } from './SalonSheets.tsx';
import { SalonStanding } from './SalonStanding.tsx';
import styles from './SalonScreen.module.css';

/** What another module does in a space: a tab of its own. */
type SpaceTool = Pick<SalonTab, 'key' | 'label' | 'icon' | 'wide'> & {
  readonly count: number;
  readonly panel: ReactNode;
};

/** A salon as it is seen from another part of the house: under its header, with some of its tabs in that part's words. */
export interface SalonSeen {
  readonly area: Area;
  readonly Header: ComponentType<{ space: MySpace; actions: ReactNode }>;
  readonly tabs: Readonly<Record<string, string>>;
}

export interface SalonScreenProps {
  id: string;
  /** Where its tabs lead to. */
  address: string;
  /** Absent where it is seen as what it is. */
  seen?: SalonSeen | undefined;
  /** The tab that is open; the first tool's when it names none. */
  tab: string | undefined;
  /** Those that its kind has are shown, in the order of its kind. */
  tools: readonly SpaceTool[];
  /** What the modules show of it on its overview. */
  glances: readonly Glance[];
  /** Who helps here, where the talk is. */
  companion?: CompanionParts | undefined;
  onSearch: () => void;
  onLeft: () => void;
}

/** What every salon has of itself, beside the tools of its kind. */
const ownTabs = ['overview', 'peeps'] as const;

/** One salon: who is in it, and what the tools do there. */
export function SalonScreen(props: SalonScreenProps) {
  const { id, seen, tab, tools: all, glances, companion, onSearch, onLeft } = props;
  const { state, space, abilities } = useSpace(id);
  const [sheet, setSheet] = useState<Exclude<SalonSheet, 'search'>>();
  const knocking = useRequests(id, state !== 'gone' && abilities.has('spaces.manageMembers'));
  const hasList = useMedia('(width >= 72rem)');
  // Whoever is in needs no code any more.
  useEffect(() => {
    if (state === 'live') forgetSalonCode(id);
  }, [id, state]);
  if (space === undefined || state === 'gone') return <SalonAccess id={id} state={state} />;

  const open = (wanted: SalonSheet) => (wanted === 'search' ? onSearch() : setSheet(wanted));
  const tools = kinds[space.kind].tools.flatMap((name) => all.find(({ key }) => key === name) ?? []);
  const own = ownTabs.find((each) => each === tab) ?? (tools.length === 0 ? 'peeps' : undefined);
  const tool = own === undefined ? (tools.find(({ key }) => key === tab) ?? tools[0]) : undefined;
  const address = (key: string) => `${props.address}?tab=${key}`;
  const items: (AreaBarItem & { key: string })[] = tools.map(({ key, label, icon, count }) => ({
    key,
    label,
    icon,
    count: tool?.key === key ? 0 : count,
    href: address(key),
    current: tool?.key === key,
  }));
  items.unshift({
    key: 'overview',
    label: 'Overview',
    icon: Telescope,
    href: address('overview'),
    current: own === 'overview',
  });
  items.push({
    key: 'peeps',
    label: 'Peeps',
    icon: Users,
    count: own === 'peeps' ? 0 : knocking.length,
    href: address('peeps'),
    current: own === 'peeps',
  });
  const talks = tool?.key === 'messages' ? companion : undefined;
  const invite = abilities.has('spaces.invite') ? () => setSheet('invite') : undefined;
  const actions = (
    <>
      {talks && <talks.Switch space={id} />}
      <Actions space={space} abilities={abilities} open={open} />
    </>
  );
  return (
    <Screen
      area={seen?.area ?? 'salon'}
      title={space.name}
      back={{ href: '/salons', label: 'Back to the salons' }}
      lead={<Lead space={space} />}
      detail={<SalonStanding space={space} onWhy={() => setSheet('health')} />}
      actions={actions}
      header={seen && <seen.Header space={space} actions={actions} />}
      bar={{ label: seen ? 'In this project' : 'In this salon', items: itemsSeen(items, seen) }}
      flow="held"
    >
      <div className={styles.salon}>
        {hasList && !seen && tool?.wide !== true && <SalonList current={id} />}
        <div className={styles.panel}>
          {talks && <talks.Band space={id} onInvite={invite} />}
          {space.deleted_at !== null && <DeletedSalons salons={[space]} />}
          {own === 'overview' && <OverviewPanel space={space} glances={glances} />}
          {own === 'peeps' && (
            <MembersPanel
              space={space}
              abilities={abilities}
              knocking={knocking}
              onInvite={() => setSheet('invite')}
              onLeave={() => setSheet('leave')}
            />
          )}
          {tool?.panel}
        </div>
      </div>
      <SalonSheets
        space={space}
        abilities={abilities}
        sheet={sheet}
        onOpen={open}
        onClose={() => setSheet(undefined)}
        onLeft={onLeft}
      />
    </Screen>
  );
}

/** In their order and by their names there. */
function itemsSeen(
  items: readonly (AreaBarItem & { key: string })[],
  seen: SalonSeen | undefined,
): readonly AreaBarItem[] {
  if (seen === undefined) return items;
  return Object.entries(seen.tabs).flatMap(([key, label]) =>
    items.filter((item) => item.key === key).map((item) => ({ ...item, label })),
  );
}

function Lead({ space }: { space: MySpace }) {
  return useWide() ? (
    <SalonThumbnail name={space.name} kind={space.kind} template={space.template} picture={space.thumbnail} />
  ) : null;
}

interface ActionsProps {
  space: MySpace;
  abilities: ReadonlySet<Capability>;
  open: (sheet: SalonSheet) => void;
}

function Actions({ space, abilities, open }: ActionsProps) {
  const wide = useWide();
  const hasFaces = useMedia('(width >= 64rem)');
  const members = useMembers(space.id);
  const on = { space, abilities, open };
  const possible = salonActions.filter((action) => action.enabled(on));
  const buttons = wide ? possible.filter(({ key }) => key === 'search' || key === 'invite') : [];
  const rest = possible.filter((action) => !buttons.includes(action));
  return (
    <>
      {hasFaces && (
        <AvatarStack people={members.map(({ name, avatar_url }) => ({ name, url: avatar_url }))} most={5} />
      )}
      {buttons.map((action) =>
        action.key === 'invite' ? (
          <Button key={action.key} icon={action.icon} onClick={() => void action.perform(on)}>
            {action.label}
          </Button>
        ) : (
          <IconButton
            key={action.key}
            icon={action.icon}
            label={action.label}
            onClick={() => void action.perform(on)}
          />
        ),
      )}
      <Menu
        trigger={<IconButton icon={Ellipsis} label="What to do with this salon" />}
        items={rest.map(({ label, icon, danger = false, perform }) => ({
          label,
          icon,
          danger,
          onSelect: () => void perform(on),
        }))}
      />
    </>
  );
}
