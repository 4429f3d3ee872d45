import type { Topic } from '@nishiki/knowledge/articles/schema';

export const topicAddress = (topic: Topic): string => `/questions/${topic}`;
