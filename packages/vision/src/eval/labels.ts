import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { normaliseLabel } from './aliases.ts';

export type LabelledPhoto = {
  file: string;
  path: string;
  label: string;
  /** Photos of one group (one source photo, one fish) never stand on both sides of a split. */
  group: string;
};

/** A sentence for whoever typed the command; the command ends with code 1. */
export class UsageError extends Error {}

const isRecord = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null;

const parse = (text: string, file: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UsageError(`The labels file ${file} is not valid JSON.`);
  }
};

/** Reads `{"photos": [{file, label, group}]}`; a missing group is the file itself. */
export const readLabels = (directory: string, labelsFile: string): LabelledPhoto[] => {
  let text: string;
  try {
    text = readFileSync(labelsFile, 'utf8');
  } catch {
    throw new UsageError(`The labels file ${labelsFile} cannot be read.`);
  }
  const content = parse(text, labelsFile);
  const photos = isRecord(content) ? content['photos'] : undefined;
  if (!Array.isArray(photos))
    throw new UsageError(`The labels file ${labelsFile} has no list named "photos".`);
  return photos.map((entry: unknown, i) => {
    if (!isRecord(entry) || typeof entry['file'] !== 'string' || typeof entry['label'] !== 'string')
      throw new UsageError(`Entry ${i + 1} of ${labelsFile} has no "file" or no "label".`);
    const { file, label, group } = entry;
    return {
      file: String(file),
      path: join(directory, String(file)),
      label: normaliseLabel(String(label)),
      group: group === undefined || group === null ? String(file) : String(group),
    };
  });
};

/** A short, stable name for some bytes. */
export const digest = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 24);
