/** The lists of the reference, by address, in the order in which pages name them. */
export const referenceLists = {
  '/varieties': { name: 'Varieties', about: 'Every variety and form of koi, by show class.' },
  '/conditions': {
    name: 'Conditions',
    about: 'What may be wrong with a koi, by what you see or by name.',
  },
  '/treatments': {
    name: 'Treatments',
    about: 'What is put into the water, and which two must never meet.',
  },
  '/water': { name: 'Water values', about: 'What a water test says, and what to do about it.' },
  '/questions': { name: 'Questions by topic', about: 'What keepers ask, answered in plain words.' },
  '/tools': { name: 'Calculators', about: 'Formulas for your own pond, with their sources.' },
} as const;
