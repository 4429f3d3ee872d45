import type { Source } from './source.ts';
import { hobbySources } from './sources-hobby.ts';
import { tradeSources } from './sources-trade.ts';

/** Every source that an entry of the knowledge base may name. */
export const sources: readonly Source[] = [...hobbySources, ...tradeSources];

const byId = new Map(sources.map((source) => [source.id, source]));

/** The source with this id, or undefined. */
export const sourceById = (id: string): Source | undefined => byId.get(id);
