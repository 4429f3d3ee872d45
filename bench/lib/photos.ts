import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enlarge, toJpeg } from '@nishiki/vision/render/encode';
import { renderKoiPhoto } from '@nishiki/vision/render/render-koi';

/** A drawn koi as a 12 MP JPEG (3000 x 4000) with fresh grain, the size that phones take. */
export const jpeg12 = async (seed: number): Promise<Uint8Array> => {
  const koi = renderKoiPhoto({ variety: 'kohaku', seed, width: 900, height: 1200 });
  return toJpeg(await enlarge(koi, 3000, 4000));
};

/** The same as HEIC by Debian's heif-enc; null where that is not installed. */
export const heic12 = async (seed: number): Promise<Uint8Array | null> => {
  if (spawnSync('heif-enc', ['--version']).error) return null;
  const folder = await mkdtemp(join(tmpdir(), 'nishiki-heic-'));
  try {
    await writeFile(join(folder, 'koi.jpg'), await jpeg12(seed));
    const made = spawnSync('heif-enc', ['-q', '60', 'koi.jpg', '-o', 'koi.heic'], { cwd: folder });
    return made.status === 0 ? await readFile(join(folder, 'koi.heic')) : null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
