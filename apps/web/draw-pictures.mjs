/** Drawn koi as files: for shared links as PNG, since no service shows SVG, and small ones for lists. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** 256 colours are enough for drawn washes, and a third of the bytes. */
const colours = { palette: true, quality: 100, effort: 7, dither: 0.8 };

/**
 * Writes each picture under a name that changes with its content.
 * @returns name of the picture -> file from the root of the site
 */
export const drawPictures = async (pictures, outDir) =>
  Object.fromEntries(
    await Promise.all(
      pictures.map(async ({ name, svg }) => {
        const png = await sharp(Buffer.from(svg)).png(colours).toBuffer();
        const hash = createHash('sha256').update(png).digest('base64url').slice(0, 8);
        const file = `assets/link-${name}-${hash}.png`;
        await writeFile(join(outDir, file), png);
        return [name, file];
      }),
    ),
  );

/** Pixels: twice what lists show. */
const KOI_WIDTH = 180;

/** Writes a small picture of each variety to koi/, under its id. */
export const drawKoi = async (drawn, outDir) => {
  await mkdir(join(outDir, 'koi'), { recursive: true });
  await Promise.all(
    drawn.map(({ id, svg }) =>
      sharp(Buffer.from(svg))
        .resize({ width: KOI_WIDTH })
        .webp({ quality: 82, alphaQuality: 90, effort: 5 })
        .toFile(join(outDir, `koi/${id}.webp`)),
    ),
  );
};
