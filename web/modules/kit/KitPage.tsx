import { useState } from 'react';
import { Backdrop, SkinChooser, Tabs, Toasts } from '../../ui/index.ts';
import { Controls } from './Controls.tsx';
import { Fields } from './Fields.tsx';
import styles from './KitPage.module.css';
import { Layers } from './Layers.tsx';
import { Lists } from './Lists.tsx';
import { Marks } from './Marks.tsx';
import { States } from './States.tsx';

const parts = [
  { value: 'controls', label: 'Controls', panel: <Controls /> },
  { value: 'fields', label: 'Fields', panel: <Fields /> },
  { value: 'lists', label: 'Lists', panel: <Lists /> },
  { value: 'states', label: 'States', panel: <States /> },
  { value: 'layers', label: 'Layers', panel: <Layers /> },
  { value: 'marks', label: 'Marks', panel: <Marks /> },
];

/** The kit, for those who build: everything in it, in every state, in the skin one chooses. `?part=` opens one. */
export function KitPage() {
  const asked = new URLSearchParams(location.search).get('part');
  const [part, setPart] = useState(asked ?? 'controls');
  return (
    <>
      <Backdrop />
      <main className={styles.page} data-area="salon">
        <header className={styles.header}>
          <h1>The kit</h1>
          <SkinChooser look="row" />
        </header>
        <Tabs label="Parts of the kit" tabs={parts} value={part} onChange={setPart} />
      </main>
      <Toasts />
    </>
  );
}
