/** The calculators at /tools/{id}, in the order in which lists show them. */
export const toolNames = {
  'pond-volume': 'Pond volume',
  ammonia: 'Toxic ammonia',
  nitrite: 'Nitrite and salt',
  'water-change': 'Water change',
  oxygen: 'Oxygen saturation',
  kh: 'Carbonate hardness',
  dechlorinate: 'Dechlorinate tap water',
  dose: 'Dose a treatment',
  feeding: 'Feeding by temperature',
  stocking: 'How many koi',
  weight: 'Weight and condition',
  growth: 'Growth for age',
  hatching: 'Days to hatching',
  crosses: 'What a cross can bring',
  units: 'Units',
} as const;
export type ToolId = keyof typeof toolNames;

export const isToolId = (id: string): id is ToolId => Object.hasOwn(toolNames, id);
