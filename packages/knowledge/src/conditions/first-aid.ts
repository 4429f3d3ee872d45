import type { EmergencyId } from '../first-aid/schema.ts';
import type { Condition } from './schema.ts';

const byId: Readonly<Record<string, EmergencyId>> = {
  // Told from KHV by a laboratory alone.
  cev: 'khv',
  'jump-injury': 'jumped',
};
const byCause = {
  ammonia: 'ammonia',
  nitrite: 'nitrite',
  oxygen: 'gasping',
  chlorine: 'chlorine',
  ph: 'deaths',
} as const satisfies Record<NonNullable<Condition['waterCause']>, EmergencyId>;

/** The emergency whose steps a keeper takes in the next ten minutes; null where nothing is that urgent. */
export const emergencyOf = (condition: Condition): EmergencyId | null => {
  const { id, notifiable, waterCause, signs } = condition;
  if (notifiable.length > 0) return 'khv';
  if (Object.hasOwn(byId, id)) return byId[id] ?? null;
  if (waterCause !== null) return byCause[waterCause];
  const firm = signs.filter(({ strength }) => strength !== 'sometimes').map((sign) => sign.id);
  if (firm.includes('gasping')) return 'gasping';
  return firm.includes('deaths') ? 'deaths' : null;
};
