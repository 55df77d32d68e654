import { useNavigate } from '@tanstack/react-router';
import { DocsAcross } from '../modules/docs/index.ts';
import { beginGuild } from '../modules/guilds/index.ts';
import { SalonMessages } from '../modules/messages/index.ts';
import { CompanyScreen, PeepsScreen, SalonsHub } from '../modules/spaces/index.ts';
import { HubOffer } from '../modules/tasks/index.ts';
import { useHubBar } from './hub-bar.ts';
import type { ScreenProps } from './screen.ts';

/** The hub. */
export function Salons({ screen }: ScreenProps) {
  const go = useNavigate();
  const bar = useHubBar(screen.address);
  return (
    <SalonsHub
      title={screen.title}
      bar={bar}
      // What a salon begins with is shown, where it begins with something.
      onFounded={({ id, template }) =>
        void go({ to: `/salon/${id}`, search: template === 'empty' ? {} : { tab: 'todo' } })
      }
      onWriteManifesto={(name, vision) => {
        void beginGuild(name, vision).then(() => go({ to: '/guild/new' }));
      }}
    />
  );
}

/** The newest words of every salon. */
export function Messages({ screen }: ScreenProps) {
  return <SalonMessages title={screen.title} bar={useHubBar(screen.address)} Under={HubOffer} />;
}

/** What was written last in every salon. */
export function Docs({ screen }: ScreenProps) {
  return <DocsAcross title={screen.title} bar={useHubBar(screen.address)} />;
}

/** Everyone one shares a salon with. */
export function Peeps({ screen }: ScreenProps) {
  return <PeepsScreen title={screen.title} bar={useHubBar(screen.address)} />;
}

/** The salon of one's own company, or the way to found it. */
export function Company({ screen }: ScreenProps) {
  const go = useNavigate();
  return (
    <CompanyScreen title={screen.title} onSalon={(id) => void go({ to: `/salon/${id}`, replace: true })} />
  );
}
