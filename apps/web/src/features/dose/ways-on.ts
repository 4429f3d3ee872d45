import { conditionAddress, toolAddress } from '@nishiki/knowledge/reference/addresses';
import type { GateId } from '@nishiki/koi-science/treatments/gates';

export type WayOn = { readonly href: string; readonly label: string };

const ammonia: WayOn = { href: '/first-aid#ammonia', label: 'What to do about ammonia' };
const nitrite: WayOn = { href: '/first-aid#nitrite', label: 'What to do about nitrite' };
const air: WayOn = { href: '/first-aid#gasping', label: 'Give them air now' };
const change: WayOn = { href: toolAddress('water-change'), label: 'Work out the water change' };
const hardness: WayOn = { href: toolAddress('kh'), label: 'Work out how to raise KH' };

const ways: Readonly<Partial<Record<GateId, readonly WayOn[]>>> = {
  'no-reportable-disease': [
    { href: '/first-aid#khv', label: 'Whom to call, and what to do now' },
    { href: conditionAddress('khv'), label: 'Koi herpesvirus' },
  ],
  'volume-known': [{ href: toolAddress('pond-volume'), label: 'Measure the pond' }],
  'volume-measured': [{ href: toolAddress('pond-volume'), label: 'Measure the pond with salt' }],
  'not-distressed': [air],
  aerated: [air],
  oxygen: [air],
  confirmed: [{ href: '/conditions', label: 'What it may be, by its signs' }],
  'no-ammonia': [ammonia, change],
  'little-ammonia': [ammonia, change],
  'no-nitrite': [nitrite, change],
  'little-nitrite': [nitrite, change],
  buffered: [hardness],
  'no-salt': [change],
  'no-salt-treatment': [change],
  'nothing-else': [change],
};

/** Where to go on from these gates, each way once. */
export const waysOn = (stopped: readonly (GateId | null)[]): readonly WayOn[] => {
  const all = stopped.flatMap((gate) => (gate === null ? [] : (ways[gate] ?? [])));
  return all.filter((way, at) => all.findIndex(({ href }) => href === way.href) === at);
};
