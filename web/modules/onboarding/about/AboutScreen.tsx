import '../../../ui/tokens.home.css';
import { links } from '@kinsong/contract/identity/federation-link.ts';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Flame from 'lucide-react/icons/flame';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Sofa from 'lucide-react/icons/sofa';
import { ask } from '../../../platform/api/api.ts';
import { ButtonLink, Screen, Tabs } from '../../../ui/index.ts';
import { aboutTabIn, aboutTabs, aboutTexts, type AboutTab } from './about-texts.ts';
import { AboutScene } from './AboutScene.tsx';
import styles from './AboutScreen.module.css';

export interface AboutScreenProps {
  title: string;
  /** The tab that the address names. */
  tab: string | undefined;
  /** Where one came from, when that is the middle of the first evening. */
  back: string | undefined;
  onTab: (tab: AboutTab) => void;
}

/** What this house is, how its game is played, what a salon is, and why any of it. */
export function AboutScreen({ title, tab, back, onTab }: AboutScreenProps) {
  const tabs = aboutTabs.map((value) => {
    const { label, icon } = aboutTexts[value];
    return { value, label, icon, panel: <Part tab={value} back={back} /> };
  });
  return (
    <Screen area="guild" title={title}>
      <Tabs
        whole
        label="About"
        tabs={tabs}
        value={aboutTabIn(tab)}
        onChange={(next) => onTab(aboutTabIn(next))}
      />
    </Screen>
  );
}

function Part({ tab, back }: { tab: AboutTab; back: string | undefined }) {
  const { title, verse, parts } = aboutTexts[tab];
  return (
    <div className={styles.part}>
      <div className={styles.words}>
        {back !== undefined && (
          <ButtonLink kind="bare" icon={ArrowLeft} href={back} className={styles.back}>
            Back to your first evening
          </ButtonLink>
        )}
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.verse}>{verse}</p>
        {parts.map(([heading, words]) => (
          <section key={heading} className={styles.section}>
            <h3 className={styles.heading}>{heading}</h3>
            <p className={styles.line}>{words}</p>
          </section>
        ))}
      </div>
      <AboutScene of={tab} className={styles.scene} />
      <Ways tab={tab} />
    </div>
  );
}

/** On each tab the way that it speaks of is the lit one. */
function Ways({ tab }: { tab: AboutTab }) {
  const { data: federation } = useQuery({
    queryKey: ['where the house leads outside'],
    queryFn: async ({ signal }) => (await ask(links, {}, { signal })).federation,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isOfSalons = tab === 'salons';
  return (
    <nav aria-label="From here" className={styles.ways}>
      <ButtonLink kind={isOfSalons ? 'secondary' : 'primary'} size="l" icon={Flame} href="/mairy">
        Enter the Game
      </ButtonLink>
      <ButtonLink kind={isOfSalons ? 'primary' : 'secondary'} size="l" icon={Sofa} href="/salons">
        Try Project Salons
      </ButtonLink>
      <ButtonLink kind="bare" icon={LayoutGrid} href="/tools">
        ToolFed Apps & Partners
      </ButtonLink>
      <div className={styles.quiet}>
        {federation && (
          <ButtonLink kind="bare" href={federation} outside>
            brought to you by the Federation
          </ButtonLink>
        )}
        <ButtonLink kind="bare" href="/?version=v2">
          Test Landing V2
        </ButtonLink>
      </div>
    </nav>
  );
}
