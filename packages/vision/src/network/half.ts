/** A number from its two bytes (IEEE 754 binary16). */
const halfToNumber = (bits: number): number => {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction === 0 ? sign * Infinity : NaN;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
};

/** Numbers from a file of half precision, low byte first. */
export const readHalves = (bytes: Uint8Array): Float32Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from({ length: bytes.byteLength >> 1 }, (_, i) =>
    halfToNumber(view.getUint16(i * 2, true)),
  );
};
