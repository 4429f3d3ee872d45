/** Child process of the pool: reads one photo at a time with the recognition engine. */
import { setPriority } from 'node:os';
import { analyseDecoded, warmUp } from '@nishiki/vision/analyse';
import { fingerprintOf } from '@nishiki/vision/identity/make-fingerprint';
import { decodePhoto, toSquareJpeg, toStoredJpeg } from '@nishiki/vision/input/decode';
import { allowPhotosOnly } from '@nishiki/vision/input/sharp';
import { PhotoError } from '@nishiki/vision/types';
import { collectWhenQuiet } from '../pool/collect-when-quiet.ts';
import type { ChildMessage, ChildRequest } from '../pool/messages.ts';

/** Photos give way to the process that answers requests: the site stays quick while they are read. */
const BELOW_NORMAL = 10;

/** Milliseconds without a photo before memory is given back. */
const REST = 1000;
const rest = collectWhenQuiet(REST);

const send = (message: ChildMessage): void => {
  process.send?.(message);
};

/** Pixels of the side of a profile picture. */
const AVATAR_SIDE = 256;

const read = async ({ id, photo, purpose, choose }: ChildRequest): Promise<void> => {
  try {
    const onStep = (step: string): void => send({ kind: 'step', id, step });
    onStep('reading');
    const decoded = await decodePhoto(photo);
    const isAvatar = purpose === 'avatar';
    const result = isAvatar ? null : await analyseDecoded(decoded, onStep, choose && { choose });
    const fingerprint = result && fingerprintOf(result);
    const jpeg = await (isAvatar ? toSquareJpeg(decoded, AVATAR_SIDE) : toStoredJpeg(decoded));
    const { width, height } = isAvatar ? { width: AVATAR_SIDE, height: AVATAR_SIDE } : decoded;
    const residentBytes = process.memoryUsage.rss();
    send({ kind: 'done', id, result, jpeg, fingerprint, width, height, residentBytes });
  } catch (error) {
    if (error instanceof PhotoError)
      send({ kind: 'refused', id, code: error.code, detail: error.message });
    else
      send({
        kind: 'failed',
        id,
        detail: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
  } finally {
    rest();
  }
};

allowPhotosOnly();
setPriority(BELOW_NORMAL);
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole process group; the server decides when its children end.
process.on('SIGINT', () => undefined);
await warmUp();
process.on('message', (request: ChildRequest) => void read(request));
send({ kind: 'ready' });
