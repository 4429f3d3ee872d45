import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { cacheFolder } from '../cache.ts';
import { digest } from '../labels.ts';
import type { MarkPhoto } from './sample.ts';

const source = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What shapes a measurement of marks: a changed line in any of these makes them anew. */
const version = (): string => {
  const marks = join(source, 'measure', 'marks');
  const files = [
    ...['candidates', 'context', 'crowd', 'edge', 'features', 'polar', 'read-skin', 'shape'],
    ...['skin-view', 'tables', 'test-brushes', 'test-inks', 'test-marks', 'test-stamp'],
  ].map((name) => join(marks, `${name}.ts`));
  const pipeline = join(source, 'pipeline');
  for (const name of readdirSync(pipeline).sort())
    if (name.endsWith('.ts') && !name.endsWith('.test.ts')) files.push(join(pipeline, name));
  files.push(join(source, 'eval', 'marks', 'sample.ts'));
  return digest(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
};

/** Measures a photo, or reads what was measured of it before by the same code. */
export const keeper = (): ((
  key: string,
  measure: () => Promise<MarkPhoto | null>,
) => Promise<MarkPhoto | null>) => {
  const folder = cacheFolder(`marks-${version()}`);
  return async (key, measure) => {
    const file = join(folder, digest(key));
    try {
      return deserialize(readFileSync(file)) as MarkPhoto | null;
    } catch {
      const measured = await measure();
      writeFileSync(`${file}.${process.pid}`, serialize(measured));
      renameSync(`${file}.${process.pid}`, file);
      return measured;
    }
  };
};
