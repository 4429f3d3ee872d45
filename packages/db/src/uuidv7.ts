/** Ids that sort by the time they were made (RFC 9562, section 5.7). */
import { randomBytes } from 'node:crypto';

let lastMilliseconds = 0;
let lastCounter = 0;

/** Starts low, so that many ids of one millisecond fit before the counter runs over. */
const seedCounter = (): number => randomBytes(2).readUInt16BE(0) & 0x07ff;

/** Text form of the 16 bytes of a UUID. */
export const uuidOf = (bytes: Buffer): string => {
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
};

/**
 * A new UUID version 7. Ids made by one process ascend strictly: the 12 bits after the version are
 * a counter within the millisecond (RFC 9562, section 6.2, method 1).
 * @param now milliseconds since 1970, at most 2^48 - 1
 */
export const uuidv7 = (now: number = Date.now()): string => {
  if (now > lastMilliseconds) {
    lastMilliseconds = now;
    lastCounter = seedCounter();
  } else {
    // Same millisecond, or a clock set back: count on from the last one.
    lastCounter += 1;
    if (lastCounter > 0x0fff) {
      lastMilliseconds += 1;
      lastCounter = seedCounter();
    }
  }
  const bytes = randomBytes(16);
  bytes.writeUIntBE(lastMilliseconds, 0, 6);
  bytes.writeUInt16BE(0x7000 | lastCounter, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return uuidOf(bytes);
};

const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for the text form of any UUID. */
export const isUuid = (text: string): boolean => pattern.test(text);
