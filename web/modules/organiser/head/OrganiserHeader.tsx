import type { Crumb } from '@kinsong/contract/organiser/nodes.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Bell from 'lucide-react/icons/bell';
import Search from 'lucide-react/icons/search';
import Users from 'lucide-react/icons/users';
import { useContext, useState, type ReactNode } from 'react';
import { signedIn } from '../../../platform/signed-in.ts';
import { who } from '../../../platform/session/session.ts';
import { useStore } from '../../../platform/store.ts';
import { Avatar, FrameContext, Icon, IconButton, useWide } from '../../../ui/index.ts';
import { crumbWord } from './Crumbs.tsx';
import { DirectorySheet } from '../people/DirectorySheet.tsx';
import { SearchSheet } from '../search/SearchSheet.tsx';
import { NewsSheet, useNews } from './NewsSheet.tsx';
import styles from './OrganiserHeader.module.css';

export interface OrganiserHeaderProps {
  /** Where one comes to by the arrow; absent at the planet. */
  up: Crumb | undefined;
  upHref: string;
  children: ReactNode;
  /** Whose people are looked up first. */
  project?: string;
  /** At the right, before what the header has everywhere. */
  actions?: ReactNode;
  /** Something of its own searches there already. */
  isFull?: boolean;
}

type Opened = 'search' | 'news' | 'people';

/** Back, where one is, and at the right: search, what is new, who there is, and oneself. */
export function OrganiserHeader(props: OrganiserHeaderProps) {
  const { up, upHref, children, project, actions, isFull = false } = props;
  const wide = useWide();
  const { corner } = useContext(FrameContext);
  const [opened, setOpened] = useState<Opened>();
  const news = useNews();
  const layer = (which: Opened) => ({
    open: opened === which,
    onOpenChange: (open: boolean) => setOpened(open ? which : undefined),
  });
  return (
    <header className={styles.header}>
      {up !== undefined && (
        <a
          className={styles.back}
          href={upHref}
          aria-label={`Up to ${crumbWord(up)}`}
          title={`Up to ${crumbWord(up)}`}
        >
          <Icon of={ArrowLeft} />
        </a>
      )}
      <div className={styles.where}>{children}</div>
      <div className={styles.ends}>
        {actions}
        {!isFull && <IconButton icon={Search} label="Search by name" onClick={() => setOpened('search')} />}
        {wide && <IconButton icon={Users} label="People" onClick={() => setOpened('people')} />}
        <IconButton
          icon={Bell}
          label={news.length === 0 ? 'Notifications' : `Notifications, ${news.length} new`}
          lit={news.length > 0}
          onClick={() => setOpened('news')}
        />
        {wide ? corner : <Me />}
      </div>
      <SearchSheet {...layer('search')} />
      <NewsSheet {...layer('news')} news={news} onPeople={wide ? undefined : () => setOpened('people')} />
      <DirectorySheet {...layer('people')} project={project} />
    </header>
  );
}

/** One's own face, which opens the house's one menu. */
function Me() {
  const { openMenu } = useContext(FrameContext);
  const here = useStore(who);
  const { name, avatar_name, avatar_url } = here.state === 'someone' ? here.user : signedIn().person;
  return (
    <button type="button" className={styles.me} aria-label="Profile and menu" onClick={openMenu}>
      <Avatar name={avatar_name || name} url={avatar_url} named />
    </button>
  );
}
