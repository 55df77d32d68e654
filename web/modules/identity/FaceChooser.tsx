import { faceAddress } from '@kinsong/contract/media/drawn-faces.ts';
import Link from 'lucide-react/icons/link';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Sparkles from 'lucide-react/icons/sparkles';
import Upload from 'lucide-react/icons/upload';
import { useId, useState, type SyntheticEvent } from 'react';
import { Choice, Icon, TextField, cx } from '../../ui/index.ts';
import { noFace, sixFaces, whyNot, type FaceChoice } from './face-choice.ts';
import styles from './FaceChooser.module.css';

const sources = [
  { value: 'generate', label: 'Generate', icon: Sparkles },
  { value: 'upload', label: 'Upload', icon: Upload },
  { value: 'link', label: 'Link', icon: Link },
] as const;
type Source = (typeof sources)[number]['value'];

export interface FaceChooserProps {
  /** Whose face it is to be; the drawn ones come from it. */
  name: string;
  /** Someone who is known keeps the face they have until they choose. */
  known: boolean;
  /** Undefined until somebody chose. */
  face: FaceChoice | undefined;
  onChange: (face: FaceChoice) => void;
  error?: string | undefined;
  /** What it stands in asks the question already. */
  untitled?: boolean;
}

export const question = 'How shall we see you?';

/** A drawn face, a picture, or the address of one. */
export function FaceChooser({ name, known, face = noFace, onChange, error, untitled }: FaceChooserProps) {
  const [source, setSource] = useState<Source>('generate');
  const heading = useId();
  return (
    <section className={styles.chooser} aria-labelledby={heading}>
      <header>
        <h2 id={heading} className={styles.heading} hidden={untitled}>
          {question}
        </h2>
        <p className={styles.note}>
          {known ? 'You keep the face you have, unless you choose another.' : 'You can change it any day.'}
        </p>
      </header>
      <Choice label="Where your face comes from" options={sources} value={source} onChange={setSource} />
      {source === 'generate' && <Drawn name={name} known={known} face={face} onChange={onChange} />}
      {source === 'upload' && <Picture face={face} onChange={onChange} />}
      {source === 'link' && (
        <TextField
          id="entry-avatar"
          label="Link to a picture"
          icon={Link}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
          value={face.link}
          error={error}
          help="The house fetches it once and keeps its own copy."
          onChange={(event) => onChange({ ...face, link: event.target.value })}
        />
      )}
    </section>
  );
}

type Choosing = Omit<FaceChooserProps, 'error' | 'face'> & { face: FaceChoice };

function Drawn({ name, known, face, onChange }: Choosing) {
  const [round, setRound] = useState(0);
  const group = useId();
  const six = sixFaces(name, round);
  const worn = face.drawn ?? (known ? undefined : sixFaces(name, 0)[0]);
  const address = worn && faceAddress(worn);
  return (
    <>
      <div role="radiogroup" aria-label="Drawn faces" className={styles.six}>
        {six.map((each, at) => {
          const its = faceAddress(each);
          return (
            <label key={its} className={cx(styles.face, its === address && styles.worn)}>
              <input
                type="radio"
                name={group}
                className={styles.radio}
                aria-label={`Face ${at + 1} of 6, ${each.style}`}
                checked={its === address}
                onChange={() => onChange({ drawn: each, file: undefined, link: '' })}
              />
              <img src={its} alt="" width={64} height={64} onError={putOut} onLoad={bringBack} />
            </label>
          );
        })}
      </div>
      <button type="button" className={styles.others} onClick={() => setRound(round + 1)}>
        <Icon of={RefreshCw} />
        Six others
      </button>
    </>
  );
}

/** Without the house there is the pale ground, and no broken picture on it. */
const putOut = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.style.opacity = '0';
};
const bringBack = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.style.opacity = '';
};

function Picture({ face, onChange }: Pick<Choosing, 'face' | 'onChange'>) {
  const [refused, setRefused] = useState<string>();
  const id = useId();
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    const why = whyNot(file);
    setRefused(why);
    if (why === undefined) onChange({ ...face, file });
  };
  return (
    <div className={styles.picture}>
      <label className={styles.drop} htmlFor={id}>
        <Icon of={Upload} />
        {face.file === undefined ? 'Choose a picture' : face.file.name}
        <input
          id={id}
          type="file"
          accept="image/*"
          className={styles.radio}
          aria-describedby={`${id}-help`}
          aria-invalid={refused !== undefined || undefined}
          onChange={(event) => take(event.target.files?.[0])}
        />
      </label>
      <p id={`${id}-help`} className={cx(styles.note, refused !== undefined && styles.refused)} role="status">
        {refused ?? 'Up to 5 MB. Where it was taken is removed from it.'}
      </p>
    </div>
  );
}
