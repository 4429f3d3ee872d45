// A call takes at most so many arguments; larger pieces overflow the stack in some browsers.
const PIECE = 0x8000;

/** `data:<type>;base64,...` of the bytes. The type is given, since files may come without one. */
export const toDataUrl = async (blob: Blob, type: string): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + PIECE)));
  return `data:${type};base64,${btoa(pieces.join(''))}`;
};
