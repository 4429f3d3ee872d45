/** What helps a gasping fish whatever the cause, in this order. */
export const firstSteps: readonly string[] = [
  'Air on: air pump, waterfall, or a pump that breaks the surface. No tap water.',
  'Stop feeding.',
  'Test ammonia, nitrite, pH and temperature.',
];
