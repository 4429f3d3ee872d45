import type { ChatIntent } from '@nishiki/contract/chat';
import type { Topic } from '@nishiki/knowledge/articles/schema';
import type { SearchEntry } from '@nishiki/knowledge/search/entry';

const byTopic: Readonly<Record<Topic, ChatIntent>> = {
  water: 'water',
  'ammonia-nitrite': 'water',
  oxygen: 'water',
  filters: 'maintenance',
  'pond-building': 'maintenance',
  feeding: 'growth',
  growth: 'growth',
  seasons: 'maintenance',
  'health-checks': 'health',
  diseases: 'health',
  parasites: 'health',
  treatments: 'health',
  quarantine: 'health',
  buying: 'general',
  varieties: 'identification',
  judging: 'show',
  breeding: 'breeding',
  photographing: 'identification',
  law: 'general',
  emergencies: 'health',
};

/** What an entry of the reference is about, as conversations are sorted. */
export const intentOf = ({ kind, path }: SearchEntry): ChatIntent => {
  if (kind === 'variety' || kind === 'term') return 'identification';
  if (kind === 'water') return 'water';
  if (kind === 'condition' || kind === 'treatment' || kind === 'emergency') return 'health';
  const topic = /^\/questions\/([a-z-]+)/.exec(path)?.[1];
  return (topic !== undefined && byTopic[topic as Topic]) || 'general';
};
