import type { GateId } from '@nishiki/koi-science/treatments/gates';
import type { SignId } from '@nishiki/contract/condition';
import type { Case } from '../case.ts';
import type { MeasureId, Reading } from '../message.ts';
import type { Reply } from '../open-question.ts';

/** Which flag "yes" to a gate's question sets. */
const flagOf: Readonly<Partial<Record<GateId, keyof Case['flags']>>> = {
  aerated: 'aerated',
  watched: 'watched',
  'peroxide-ready': 'peroxideReady',
  'uv-off': 'uvOff',
  confirmed: 'confirmed',
  'no-thiosulphate': 'thiosulphate',
  'no-zeolite': 'zeolite',
};

/** What a number answers, where a gate asks for one. */
export const measureOf: Readonly<Partial<Record<GateId, MeasureId>>> = {
  'most-27': 'temperature',
  'most-30': 'temperature',
  'least-10': 'temperature',
  'least-12.5': 'temperature',
  'no-nitrite': 'nitrite',
  'little-nitrite': 'nitrite',
  oxygen: 'oxygen',
  buffered: 'kh',
  hard: 'gh',
  'not-acid': 'ph',
  'no-salt': 'salt',
  'no-salt-treatment': 'salt',
  'salt-wanted': 'salt',
};

export type GateFacts = {
  readonly water?: Reading;
  readonly flags?: Partial<Case['flags']>;
  readonly signs?: readonly (readonly [SignId, boolean])[];
  readonly companions?: readonly never[];
  readonly nothingGiven?: boolean;
};

/** What an answer to a gate's question tells of the pond. */
export const gateFacts = (gate: GateId, reply: Reply): GateFacts => {
  if (reply.kind !== 'yes' && reply.kind !== 'no') return {};
  const isYes = reply.kind === 'yes';
  const flag = flagOf[gate];
  if (flag) return { flags: { [flag]: isYes } };
  if (gate === 'not-distressed') return { signs: [['gasping', isYes]] };
  if (isYes) return {};
  if (gate === 'not-with-sensitive' || gate === 'not-with-goldfish') return { companions: [] };
  return gate === 'nothing-else' ? { nothingGiven: true } : {};
};
