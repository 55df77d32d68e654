import { kinds } from '@kinsong/contract/spaces/space-kinds.ts';
import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Users from 'lucide-react/icons/users';
import { useState, type ReactNode } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import type { SalonTab } from '../../../platform/web-module.ts';
import {
  AvatarStack,
  Button,
  ButtonLink,
  Empty,
  ErrorState,
  IconButton,
  Loading,
  Menu,
  Screen,
  useMedia,
  useWide,
  type AreaBarItem,
} from '../../../ui/index.ts';
import { InviteSheet } from '../invite/InviteSheet.tsx';
import { salonActions, type SalonSheet } from '../spaces.actions.ts';
import { useMembers, usePresence, useSpace } from '../spaces.hooks.ts';
import { SalonThumbnail } from '../SalonThumbnail.tsx';
import { ArchiveDialog } from './ArchiveDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { MembersPanel } from './MembersPanel.tsx';
import { RenameSheet } from './RenameSheet.tsx';
import { SalonList } from './SalonList.tsx';
import styles from './SalonScreen.module.css';

/** What another module does in a space: a tab of its own. */
type SpaceTool = Pick<SalonTab, 'key' | 'label' | 'icon' | 'wide'> & {
  readonly count: number;
  readonly panel: ReactNode;
};

export interface SalonScreenProps {
  id: string;
  /** The tab that is open; the first tool's when it names none. */
  tab: string | undefined;
  /** Those that its kind has are shown, in the order of its kind. */
  tools: readonly SpaceTool[];
  onSearch: () => void;
}

/** One salon: who is in it, and what the tools do there. */
export function SalonScreen({ id, tab, tools: all, onSearch }: SalonScreenProps) {
  const { state, space, abilities } = useSpace(id);
  const [sheet, setSheet] = useState<Exclude<SalonSheet, 'search'>>();
  const hasList = useMedia('(width >= 72rem)');
  if (state === 'gone') return <Gone />;
  if (space === undefined)
    return <NotYet failed={state === 'failed'} onRetry={() => signedIn().sync.again(id)} />;

  const open = (wanted: SalonSheet) => (wanted === 'search' ? onSearch() : setSheet(wanted));
  const tools = kinds[space.kind].tools.flatMap((name) => all.find(({ key }) => key === name) ?? []);
  const tool = tools.find(({ key }) => key === tab) ?? (tab === 'peeps' ? undefined : tools[0]);
  const address = (key: string) => `/salon/${id}?tab=${key}`;
  const items: AreaBarItem[] = tools.map(({ key, label, icon, count }) => ({
    label,
    icon,
    count: tool?.key === key ? 0 : count,
    href: address(key),
    current: tool?.key === key,
  }));
  items.push({ label: 'Peeps', icon: Users, href: address('peeps'), current: tool === undefined });
  const close = () => setSheet(undefined);
  return (
    <Screen
      area="salon"
      title={space.name}
      back={{ href: '/salons', label: 'Back to the salons' }}
      lead={<Lead space={space} />}
      detail={<WhoIsHere id={id} space={space} />}
      actions={<Actions space={space} abilities={abilities} open={open} />}
      bar={{ label: 'In this salon', items }}
      flow="held"
    >
      <div className={styles.salon}>
        {hasList && tool?.wide !== true && <SalonList current={id} />}
        <div className={styles.panel}>
          {tool === undefined ? (
            <MembersPanel
              space={space}
              abilities={abilities}
              onInvite={() => setSheet('invite')}
              onLeave={() => setSheet('leave')}
            />
          ) : (
            tool.panel
          )}
        </div>
      </div>
      <InviteSheet space={space} open={sheet === 'invite'} onClose={close} />
      <RenameSheet space={space} open={sheet === 'rename'} onClose={close} />
      <ArchiveDialog space={space} open={sheet === 'archive'} onClose={close} />
      <LeaveDialog space={space} open={sheet === 'leave'} onClose={close} />
    </Screen>
  );
}

function Lead({ space }: { space: MySpace }) {
  return useWide() ? <SalonThumbnail name={space.name} kind={space.kind} /> : null;
}

function WhoIsHere({ id, space }: { id: string; space: MySpace }) {
  const me = signedIn().person.id;
  const members = useMembers(id);
  const here = usePresence(id);
  const home = members.filter(({ person_id }) => person_id !== me && here.has(person_id));
  const words = space.members === 1 ? 'Only you so far' : `${space.members} members`;
  return (
    <span className={styles.who}>
      {space.archived_at !== null && <span>Archived</span>}
      <span>{words}</span>
      {home.length > 0 && (
        <span className={styles.home}>
          <i className={styles.lamp} />
          {home.length === 1 ? `${home[0]!.name} is at home` : `${home.length} at home`}
        </span>
      )}
    </span>
  );
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

function NotYet({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  return (
    <Screen area="salon" title="Project salon" back={{ href: '/salons', label: 'Back to the salons' }}>
      {failed ? (
        <ErrorState
          onRetry={onRetry}
          leave={
            <ButtonLink href="/salons" kind="bare">
              Back to the salons
            </ButtonLink>
          }
        >
          This salon could not be loaded. Often it is the connection; it usually comes back.
        </ErrorState>
      ) : (
        <Loading label="Opening the salon" />
      )}
    </Screen>
  );
}

function Gone() {
  return (
    <Screen area="salon" title="Project salon" back={{ href: '/salons', label: 'Back to the salons' }}>
      <Empty
        title="This salon is not shared with you"
        actions={
          <ButtonLink kind="thread" size="l" href="/salons">
            To your salons
          </ButtonLink>
        }
      >
        It may have been removed, or you are no longer a member. Someone in it can invite you.
      </Empty>
    </Screen>
  );
}
