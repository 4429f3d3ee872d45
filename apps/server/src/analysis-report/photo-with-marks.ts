/** The photo with what was found drawn over it, as the pages draw it. */
import type { Analysis } from '@nishiki/contract/analysis';

type Doc = PDFKit.PDFDocument;
type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Smallest radius of a ring as a fraction of the photo's width, so that a small mark is seen. */
const SMALLEST_RING = 0.022;
const DARK = '#0e1418';
const LIGHT = '#fbfaf6';
const GOLD = '#f2b632';

/** Light line on a dark one: seen on a white fish and on a black one. */
const outlined = (doc: Doc, draw: () => void, colour: string, width: number): void => {
  draw();
  doc.lineWidth(width + 1.5).stroke(DARK);
  draw();
  doc.lineWidth(width).stroke(colour);
};

const drawFound = (doc: Doc, { evidence }: Analysis, box: Box): void => {
  const { outline, marks } = evidence;
  const place = ([x, y]: readonly [number, number]): [number, number] => [
    box.x + x * box.width,
    box.y + y * box.height,
  ];
  if (outline) outlined(doc, () => doc.polygon(...outline.map(place)), LIGHT, 1);
  for (const [at, mark] of marks.entries()) {
    const [x, y] = place([mark.x, mark.y]);
    const radius = Math.max(mark.radius * 1.4, SMALLEST_RING) * box.width;
    outlined(doc, () => doc.circle(x, y, radius), GOLD, 1.2);
    const [labelX, labelY] = [x + radius * 0.7 + 3, y - radius * 0.7 - 3];
    doc.circle(labelX, labelY, 6).fill(GOLD);
    doc.font('Helvetica-Bold').fontSize(8).fillColor(DARK);
    doc.text(String(at + 1), labelX - 6, labelY - 3, {
      width: 12,
      align: 'center',
      lineBreak: false,
    });
  }
};

/**
 * Draws the photo into the corner of a room of so many points.
 * @returns what it took; null where there is no photo that can be drawn
 */
export const drawPhoto = (
  doc: Doc,
  { analysis, photo }: { readonly analysis: Analysis; readonly photo: Uint8Array | null },
  room: Box,
): { width: number; height: number } | null => {
  if (!photo || !analysis.photo) return null;
  const { width, height } = analysis.photo;
  const scale = Math.min(room.width / width, room.height / height);
  const box = { ...room, width: width * scale, height: height * scale };
  try {
    doc.image(Buffer.from(photo), box.x, box.y, { width: box.width, height: box.height });
  } catch {
    // A damaged file must not take the words with it.
    return null;
  }
  doc.save();
  doc.rect(box.x, box.y, box.width, box.height).clip();
  drawFound(doc, analysis, box);
  doc.restore();
  return { width: box.width, height: box.height };
};
