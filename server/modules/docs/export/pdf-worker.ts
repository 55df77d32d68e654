import sharp from 'sharp';
import { parentPort, workerData } from 'node:worker_threads';
import { drawPdf, type Picture } from './draw-pdf.ts';
import type { PdfWanted } from './pdf.ts';

const wanted = workerData as PdfWanted;
const pictures = new Map<string, Picture>();
// A PDF holds JPEGs; the house keeps its previews in another form.
for (const [id, bytes] of wanted.pictures) {
  const made = sharp(bytes).flatten({ background: '#ffffff' }).jpeg({ quality: 82 });
  const { data, info } = await made.toBuffer({ resolveWithObject: true });
  pictures.set(id, { bytes: data, width: info.width, height: info.height });
}
parentPort?.postMessage(await drawPdf({ ...wanted, pictures }));
