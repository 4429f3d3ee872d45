import type { Source } from './source.ts';

/** Sources that were read on one day (YYYY-MM-DD), written in a line each. Most of them are of the hobby. */
export const sourcesReadOn =
  (read: string) =>
  (
    id: string,
    title: string,
    publisher: string,
    url: string,
    kind: Source['kind'] = 'hobby',
  ): Source => ({ id, title, publisher, url, kind, read });
