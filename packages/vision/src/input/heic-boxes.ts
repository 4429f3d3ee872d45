/**
 * Reads the few boxes of a HEIF file that matter before decoding: the sizes it declares and its
 * colour profile. ISO/IEC 14496-12 (boxes) and 23008-12 (`iprp`, `ipco`, `ispe`).
 */
export type HeicFacts = {
  /** Greatest declared width times height of any item, 0 when none is declared. */
  maxPixels: number;
  /** True when the embedded profile is Display P3, which phones use. */
  displayP3: boolean;
};

type Box = { type: string; from: number; to: number };

const boxes = (view: DataView, from: number, to: number): Box[] => {
  const found: Box[] = [];
  let at = from;
  while (at + 8 <= to && found.length < 4096) {
    let size = view.getUint32(at);
    let head = 8;
    if (size === 1 && at + 16 <= to) {
      size = Number(view.getBigUint64(at + 8));
      head = 16;
    } else if (size === 0) size = to - at;
    if (size < head || at + size > to) break;
    const type = String.fromCharCode(...[4, 5, 6, 7].map((i) => view.getUint8(at + i)));
    found.push({ type, from: at + head, to: at + size });
    at += size;
  }
  return found;
};

const inside = (view: DataView, parents: Box[], type: string, skip = 0): Box[] =>
  parents.filter((box) => box.type === type).flatMap((box) => boxes(view, box.from + skip, box.to));

/** Names in profiles are plain or UTF-16, so zero bytes are dropped before looking. */
const mentions = (view: DataView, box: Box, name: string): boolean => {
  let plain = '';
  for (let at = box.from; at < Math.min(box.to, box.from + 4096); at++) {
    const code = view.getUint8(at);
    if (code !== 0) plain += String.fromCharCode(code);
  }
  return plain.includes(name);
};

/** Never throws: a file whose boxes make no sense states no size, and the caller refuses it. */
export const readHeicFacts = (bytes: Uint8Array): HeicFacts => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const meta = inside(view, boxes(view, 0, bytes.length), 'meta', 4);
  const properties = inside(view, inside(view, meta, 'iprp'), 'ipco');
  let maxPixels = 0;
  let displayP3 = false;
  for (const box of properties) {
    if (box.type === 'ispe' && box.to - box.from >= 12)
      maxPixels = Math.max(maxPixels, view.getUint32(box.from + 4) * view.getUint32(box.from + 8));
    if (box.type === 'colr' && mentions(view, box, 'Display P3')) displayP3 = true;
  }
  return { maxPixels, displayP3 };
};
