import type { Source } from './source.ts';
import { appreciationSources } from './sources-appreciation.ts';
import { conditionSources } from './sources-conditions.ts';
import { calculatorSources } from './sources-calculators.ts';
import { extensionSources } from './sources-extension.ts';
import { fishSources } from './sources-fish.ts';
import { healthSources } from './sources-health.ts';
import { hobbySources } from './sources-hobby.ts';
import { keepingSources } from './sources-keeping.ts';
import { raisingSources } from './sources-raising.ts';
import { regulatorSources } from './sources-regulator.ts';
import { tradeSources } from './sources-trade.ts';
import { veterinarySources } from './sources-veterinary.ts';
import { waterSources } from './sources-water.ts';

/** Every source that an entry of the knowledge base may name. */
export const sources: readonly Source[] = [
  ...hobbySources,
  ...tradeSources,
  ...regulatorSources,
  ...extensionSources,
  ...veterinarySources,
  ...healthSources,
  ...keepingSources,
  ...raisingSources,
  ...fishSources,
  ...appreciationSources,
  ...waterSources,
  ...calculatorSources,
  ...conditionSources,
];

const byId = new Map(sources.map((source) => [source.id, source]));

/** The source with this id, or undefined. */
export const sourceById = (id: string): Source | undefined => byId.get(id);
