import { DomainError } from '@nishiki/domain/errors';
import type { FurtherPhoto } from '@nishiki/domain/ports';
import type { PhotoView } from '@nishiki/contract/analysis';
import type { ChildPool } from '../../pool/child-pool.ts';
import type { PhotoReading } from '../../pool/messages.ts';
import { readInChild } from '../../pool/read-in-child.ts';

/** A further photo, read; or why it was not. */
export type Further = { readonly view: PhotoView } & (
  { readonly reading: PhotoReading } | { readonly reading: null; readonly problem: string }
);

const problemOf = (error: unknown): string => {
  if (error instanceof DomainError && error.code.startsWith('image_'))
    return 'This file could not be read as a photo.';
  return 'There was no time to read it. Send it alone to have it read.';
};

/**
 * Reads further photos one after another, so that one keeper never holds more than one child.
 * None of them fails the whole; an abort does.
 */
export const readFurther = async (
  pool: ChildPool,
  photos: readonly FurtherPhoto[],
  signal?: AbortSignal,
): Promise<Further[]> => {
  const read: Further[] = [];
  for (const { photo, view } of photos) {
    signal?.throwIfAborted();
    try {
      read.push({ view, reading: await readInChild(pool, photo, { ...(signal && { signal }) }) });
    } catch (error) {
      signal?.throwIfAborted();
      read.push({ view, reading: null, problem: problemOf(error) });
    }
  }
  return read;
};
