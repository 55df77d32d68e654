import { renderSVG } from 'uqr';

/** Dark on light whatever the skin, with the quiet border that cameras need. */
export function qrOf(link: string): string {
  return renderSVG(link, { border: 3, ecc: 'M', whiteColor: '#ffffff', blackColor: '#1a1410' });
}
