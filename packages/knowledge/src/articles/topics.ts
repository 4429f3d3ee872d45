import type { Topic } from './schema.ts';

/** What lists call a topic, and a sentence on what is asked there. */
export const topicNames: Readonly<Record<Topic, { name: string; about: string }>> = {
  water: {
    name: 'Water and testing',
    about: 'What to test and how often, pH, KH, tap water, water changes, algae, salt and volume.',
  },
  'ammonia-nitrite': {
    name: 'Ammonia and nitrite',
    about: 'The two poisons that a filter removes: what a reading means and what to do about it.',
  },
  oxygen: {
    name: 'Oxygen and air',
    about: 'How much koi need, when it runs out, and what puts it into the water.',
  },
  filters: {
    name: 'Filters, pumps and UV',
    about: 'How a filter works, how to start one, size it, clean it and bring it through winter.',
  },
  'pond-building': {
    name: 'Building a pond',
    about: 'Size, depth, liner, drains, power and how many koi a pond can carry.',
  },
  feeding: {
    name: 'Feeding',
    about: 'How much, how often and which food, by water temperature and age.',
  },
  growth: {
    name: 'Growth and size',
    about: 'How fast koi grow, how to measure and weigh them, and what holds them back.',
  },
  seasons: {
    name: 'The year',
    about: 'What a pond needs from frost to heatwave, by the water’s temperature.',
  },
  'health-checks': {
    name: 'Looking after health',
    about: 'How to look at a koi, handle it, take a scrape, and when to call a vet.',
  },
  diseases: {
    name: 'Diseases',
    about:
      'The viruses, bacteria and troubles of the body that keepers ask about, and what they need.',
  },
  parasites: {
    name: 'Parasites',
    about: 'How each is recognised, what proves it, and why none is treated on suspicion.',
  },
  treatments: {
    name: 'Treatments',
    about: 'What must be known before anything goes into the water, and how each remedy is used.',
  },
  quarantine: {
    name: 'Quarantine',
    about: 'How long, how warm and in what tank new koi wait before they meet the others.',
  },
  buying: {
    name: 'Buying koi',
    about: 'How to choose, what to ask, what a price means and how to bring a fish home.',
  },
  varieties: {
    name: 'Varieties',
    about: 'How to tell the varieties apart, and what their names mean.',
  },
  judging: {
    name: 'Shows and judging',
    about: 'What judges look at, how classes work, and what our practice score says.',
  },
  breeding: {
    name: 'Breeding and genetics',
    about: 'Spawning, eggs, fry and selection, and what can be said of a cross beforehand.',
  },
  photographing: {
    name: 'Photographing koi',
    about: 'How to take a photo from which variety, growth or a mark on the skin can be read.',
  },
  law: {
    name: 'Law and duties',
    about: 'Reporting disease, moving and importing fish, medicines and neighbours’ wildlife.',
  },
  emergencies: {
    name: 'Emergencies',
    about: 'The first minutes when fish gasp, jump, lie down or die. First aid has the steps.',
  },
};
