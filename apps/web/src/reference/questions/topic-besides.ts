import type { Topic } from '@nishiki/knowledge/articles/schema';
import { toolAddress, waterAddress } from '@nishiki/knowledge/reference/addresses';
import { FIRST_AID } from '@nishiki/knowledge/reference/first-aid-address';

type Besides = { readonly href: string; readonly label: string };

const water: Besides = { href: '/water', label: 'the target bands of all water values' };
const conditions: Besides = { href: '/conditions', label: 'all conditions, by what you see' };

/** What else of the site belongs to a topic. */
export const besides: Readonly<Record<Topic, Besides>> = {
  water,
  'ammonia-nitrite': { href: waterAddress('ammonia'), label: 'ammonia, its bands and tables' },
  oxygen: { href: waterAddress('oxygen'), label: 'oxygen, its bands and saturation' },
  filters: water,
  'pond-building': { href: toolAddress('pond-volume'), label: 'the pond volume calculator' },
  feeding: { href: toolAddress('feeding'), label: 'the feeding calculator' },
  growth: { href: toolAddress('growth'), label: 'the growth calculator' },
  seasons: { href: waterAddress('temperature'), label: 'temperature, with the feeding table' },
  'health-checks': { href: '/disease-detection', label: 'searching a photo for signs' },
  diseases: conditions,
  parasites: conditions,
  treatments: { href: '/treatments', label: 'all treatments and what they must not meet' },
  quarantine: { href: '/conditions/khv', label: 'KHV, the reason for most of it' },
  buying: { href: '/varieties', label: 'all varieties, drawn' },
  varieties: { href: '/varieties', label: 'all varieties, drawn' },
  judging: { href: '/varieties', label: 'all varieties, with what judges look for' },
  breeding: { href: toolAddress('crosses'), label: 'what a cross can bring' },
  photographing: { href: '/identify', label: 'identifying a koi from a photo' },
  law: { href: '/conditions/khv', label: 'KHV and whom to report it to' },
  emergencies: { href: FIRST_AID, label: 'first aid' },
};
