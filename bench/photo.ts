import { decodePhoto } from '@nishiki/vision/input/decode';
import { median, ms, percentile, report } from './lib/numbers.ts';
import { heic12, jpeg12 } from './lib/photos.ts';
import { analyse, photoBody, startServer } from './lib/server.ts';

const WARM_UP = 6;
const RUNS = 40;

/** Photo to result over HTTP, one after the other, and the ratio to decoding the same photo alone. */
const measure = async (
  url: string,
  name: string,
  bytes: Uint8Array,
  type: string,
  bound: number,
): Promise<void> => {
  const body = photoBody(bytes, type);
  const whole: number[] = [];
  for (let i = 0; i < WARM_UP + RUNS; i += 1) {
    const answer = await analyse(url, body);
    if (answer.status !== 200) throw new Error(`${name}: ${JSON.stringify(answer.body)}`);
    if (i >= WARM_UP) whole.push(answer.ms);
  }
  const decoding: number[] = [];
  for (let i = 0; i < 12; i += 1) {
    const started = performance.now();
    await decodePhoto(bytes);
    if (i >= 2) decoding.push(performance.now() - started);
  }
  const p95 = percentile(whole, 0.95);
  report(`${name} photo to result, p95 of ${RUNS}`, ms(p95), ms(bound), p95 <= bound);
  process.stdout.write(
    `      median ${ms(median(whole))}, decoding alone ${ms(median(decoding))}, ratio ${(median(whole) / median(decoding)).toFixed(2)}, ${(bytes.length / 1e6).toFixed(1)} MB\n`,
  );
};

export const run = async (): Promise<void> => {
  const server = await startServer();
  try {
    await measure(server.url, '12 MP JPEG', await jpeg12(1), 'image/jpeg', 700);
    const heic = await heic12(1);
    if (heic) await measure(server.url, '12 MP HEIC', heic, 'image/heic', 1600);
    else process.stdout.write('skip  12 MP HEIC: install libheif-examples for heif-enc\n');
  } finally {
    await server.stop();
  }
};
