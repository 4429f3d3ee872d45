import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { traitIds, type TraitId } from '../types.ts';
import { normaliseLabel } from './aliases.ts';

export type LabelledPhoto = {
  file: string;
  path: string;
  /** The class that the engine ranks it under, or another name where there is none. */
  label: string;
  traits: readonly TraitId[];
  /** Two names are equally good, or the photo does not show what parts them. */
  doubtful: boolean;
  /** Photos of one group (one source photo, one fish) never stand on both sides of a split. */
  group: string;
};

/** A sentence for whoever typed the command; the command ends with code 1. */
export class UsageError extends Error {}

const NOT_READABLE = 'not-readable';

const isRecord = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null;

const parse = (text: string, file: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UsageError(`The labels file ${file} is not valid JSON.`);
  }
};

/** What a folder's name says about traits, where one label is all there is. */
const traitsOfLabel: Readonly<Record<string, readonly TraitId[]>> = {
  tancho: ['tancho'],
  'kin-ginrin': ['ginrin'],
  ginrin: ['ginrin'],
  doitsu: ['doitsu'],
  shusui: ['doitsu'],
  'hikari-muji': ['metallic'],
  'hikari-moyo': ['metallic'],
  'hikari-utsuri': ['metallic'],
};

/** Labels of the written rule: base and traits apart. A fish with the trait tancho is of that class. */
const labelOfBase = (base: string, traits: readonly TraitId[]): string =>
  traits.includes('tancho') ? 'tancho' : normaliseLabel(base);

const labelOf = (entry: Record<string, unknown>) => {
  const { label, base } = entry;
  if (typeof base === 'string') {
    const written = Array.isArray(entry['traits']) ? entry['traits'] : [];
    const traits = traitIds.filter((t) => written.includes(t));
    return { label: labelOfBase(base, traits), traits };
  }
  if (typeof label !== 'string') return null;
  const name = normaliseLabel(label);
  return { label: name, traits: traitsOfLabel[name] ?? [] };
};

/**
 * Reads `{"photos": [...]}` with a single label, `{file, label, group}`, or labels by the written
 * rule, `{file, base, traits, doubtful, group}`. A missing group is the file itself. A photo that
 * shows no fish that can be judged is left out.
 */
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
  return photos.flatMap((entry: unknown, i) => {
    const said = isRecord(entry) ? labelOf(entry) : null;
    if (!isRecord(entry) || typeof entry['file'] !== 'string' || said === null)
      throw new UsageError(`Entry ${i + 1} of ${labelsFile} has no "file" or no "label".`);
    if (said.label === NOT_READABLE) return [];
    const { file, group, doubtful } = entry;
    return {
      file: String(file),
      path: join(directory, String(file)),
      ...said,
      doubtful: doubtful === true,
      group: group === undefined || group === null ? String(file) : String(group),
    };
  });
};

/** A short, stable name for some bytes. */
export const digest = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 24);
