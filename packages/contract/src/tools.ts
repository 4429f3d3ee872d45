/** The one tool catalogue: the cards of /ai-tools, and what usage is counted of. */

export const toolCategories = ['Essential', 'Advanced', 'Professional'] as const;
export type ToolCategory = (typeof toolCategories)[number];

export const toolIds = [
  'identification',
  'disease-detection',
  'water-analysis',
  'breeding-predictor',
  'growth-tracker',
  'show-scorer',
] as const;
export type ToolId = (typeof toolIds)[number];

export type Tool = {
  readonly id: ToolId;
  readonly title: string;
  readonly category: ToolCategory;
  /** Where it is used. The card says Available once this address has a page, Coming Soon before. */
  readonly path: string;
  readonly description: string;
  readonly features: readonly string[];
};

export const tools: readonly Tool[] = [
  {
    id: 'identification',
    title: 'Koi Identification',
    category: 'Essential',
    path: '/identify',
    description:
      'Names the variety in your photo, shows the evidence, and says when it is not sure.',
    features: [
      'Outline and colour map drawn on your photo',
      'The nearest look-alikes, and what tells them apart',
      'What the photo shows of health, show quality and water',
    ],
  },
  {
    id: 'disease-detection',
    title: 'Disease Detection',
    category: 'Essential',
    path: '/disease-detection',
    description: 'Looks at the skin for marks, and asks for the signs that a photo cannot show.',
    features: [
      'Marks on the skin, shown where they are',
      'Level of evidence, and what would raise it',
      'What to do first, and when to call a vet',
    ],
  },
  {
    id: 'water-analysis',
    title: 'Water Analysis',
    category: 'Advanced',
    path: '/water-analysis',
    description:
      'Reads your test results together, with toxic ammonia worked out from pH and temperature.',
    features: [
      'Free ammonia from total ammonia, pH and temperature',
      'Each value against its target band',
      'What to do next, in order of urgency',
    ],
  },
  {
    id: 'breeding-predictor',
    title: 'Breeding Predictor',
    category: 'Professional',
    path: '/breeding',
    description: 'What a pairing is likely to give, and how sure that can be.',
    features: [
      'Likely varieties of the fry',
      'What to look for when culling',
      'A plan for the season',
    ],
  },
  {
    id: 'growth-tracker',
    title: 'Growth Tracker',
    category: 'Advanced',
    path: '/growth',
    description: 'Length and weight of each fish over time, against what is usual for its age.',
    features: ['A curve for every fish', 'Usual growth beside it', 'Feeding by temperature'],
  },
  {
    id: 'show-scorer',
    title: 'Show Scorer',
    category: 'Professional',
    path: '/scorer',
    description: 'Practice scores on the scale of the show: body, pattern, colour, size, overall.',
    features: [
      'Points out of 100 with reasons',
      'Strengths and what holds it back',
      'Progress from photo to photo',
    ],
  },
];
