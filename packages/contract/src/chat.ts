/** Conversations with the koi expert, as they travel. */
import * as z from 'zod/mini';
import { severities } from './condition.ts';

/** What a message is about. */
export const chatIntents = [
  'identification',
  'health',
  'water',
  'breeding',
  'growth',
  'maintenance',
  'show',
  'general',
] as const;
export const chatIntentSchema = z.enum(chatIntents);
export type ChatIntent = z.infer<typeof chatIntentSchema>;

/** Where a conversation is held. A specialist is a conversation about one tool's subject. */
export const chatPlaces = ['chat', 'panel', 'widget', 'specialist'] as const;
export const chatPlaceSchema = z.enum(chatPlaces);
export type ChatPlace = z.infer<typeof chatPlaceSchema>;

/** Subjects that a specialist keeps to. */
export const specialists = [
  'water-analysis',
  'breeding-predictor',
  'growth-tracker',
  'show-scorer',
  'maintenance',
  'disease-detection',
] as const;
export type Specialist = (typeof specialists)[number];

/** Characters of one message. */
export const MAX_MESSAGE = 4000;
/** Bytes of a photo sent with a message or a health assessment. */
export const MAX_CHAT_PHOTO_BYTES = 5 * 1024 * 1024;
/** Characters of a conversation's title. */
export const MAX_TITLE = 80;

export const citedSourceSchema = z.object({
  /** As it is marked in the text: [1] is 1. */
  number: z.int(),
  title: z.string(),
  url: z.string(),
  kind: z.string(),
});
export type CitedSource = z.infer<typeof citedSourceSchema>;

/** From the weakest: a photo, then what the keeper saw, then water and history, then a laboratory. */
export const evidenceOfChat = ['photo', 'signs', 'water', 'laboratory'] as const;

export const answerMetaSchema = z.object({
  intent: chatIntentSchema,
  /** Sources that the text marks. */
  sources: z.array(citedSourceSchema),
  /** What was worked out or looked up, by the tools' names. */
  tools: z.array(z.string()),
  /** First aid comes before everything else in this answer. */
  firstAid: z.boolean(),
  /** Quick answers to what the expert asks back; empty where it asks nothing. */
  replies: z.array(z.string()),
  /** Pages of the product that go on from here. */
  links: z.array(z.object({ label: z.string(), path: z.string() })),
  evidence: z.nullable(z.enum(evidenceOfChat)),
  /** Who answered: the expert that needs no network, or a model of the operator's choice. */
  by: z.enum(['embedded', 'hosted']),
  /** Said above the text: such as that the model did not answer and the embedded expert took over. */
  notice: z.nullable(z.string()),
});
export type AnswerMeta = z.infer<typeof answerMetaSchema>;

export const chatMessageSchema = z.object({
  id: z.uuid(),
  role: z.enum(['keeper', 'expert']),
  /** A keeper's words as they were typed; an expert's in Markdown. */
  content: z.string(),
  /** Signed address for an hour; null without a photo. */
  imageUrl: z.nullable(z.string()),
  meta: z.nullable(answerMetaSchema),
  /** stopped: the keeper stopped it, and this is what had been said by then. */
  state: z.enum(['done', 'stopped']),
  rating: z.nullable(z.enum(['up', 'down'])),
  created_at: z.string(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

export const chatSummarySchema = z.object({
  id: z.uuid(),
  title: z.string(),
  last_message: z.string(),
  message_count: z.int(),
  place: chatPlaceSchema,
  updated_at: z.string(),
});
export type ChatSummary = z.infer<typeof chatSummarySchema>;

/** Why an answer was no good. */
export const ratingReasons = ['wrong', 'unclear', 'not-my-question', 'too-long', 'other'] as const;

export const recommendationSchema = z.object({
  title: z.string(),
  priority: z.enum(['low', 'medium', 'high', 'urgent']),
  description: z.string(),
  /** Day by which it is to be done, YYYY-MM-DD. */
  due_date: z.string(),
});
export type Recommendation = z.infer<typeof recommendationSchema>;
export const severityLevelSchema = z.enum(severities);
