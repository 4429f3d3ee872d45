/** The pictures that shared links show: drawn koi as PNG, since no service shows SVG. */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
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
