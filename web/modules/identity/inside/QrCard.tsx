import { Bone } from '../../../ui/index.ts';
import { useQr } from './invitations.data.ts';
import styles from './Invitations.module.css';

/** The link as a picture for a camera. As an image it can run nothing, whatever it holds. */
export function QrCard({ id }: { id: string }) {
  const { data, isError } = useQr(id);
  if (isError) return <p className={styles.quiet}>The QR code did not load. The link does the same.</p>;
  if (data === undefined) return <Bone className={styles.qr} />;
  const picture = `data:image/svg+xml,${encodeURIComponent(data.link_qr)}`;
  return <img className={styles.qr} src={picture} alt="QR code of the invitation link" />;
}
