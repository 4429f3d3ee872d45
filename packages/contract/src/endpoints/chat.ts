/** Talking with the koi expert: the named functions of it, and the own conversations. */
import * as z from 'zod/mini';
import { analysisSchema } from '../analysis.ts';
import {
  answerMetaSchema,
  chatMessageSchema,
  chatSummarySchema,
  MAX_CHAT_PHOTO_BYTES,
  MAX_MESSAGE,
  MAX_TITLE,
  ratingReasons,
  recommendationSchema,
  severityLevelSchema,
  specialists,
} from '../chat.ts';
import { diagnosisSchema, seenSignSchema, signIds, waterReadingSchema } from '../condition.ts';
import { countryCodes } from '../countries.ts';
import { defineEndpoint } from '../endpoint.ts';
import { photoErrors } from './photo-errors.ts';

const photoBodyLimit = Math.ceil((MAX_CHAT_PHOTO_BYTES * 4) / 3) + 64 * 1024;
const keeper = { access: 'keeper' } as const;

/** Far over what is answered, so that a message that is too long is told its limit in words. */
const words = z.string().check(z.maxLength(100_000));
const photo = z.optional(z.nullable(z.string()));
const chatter = { ...keeper, signInWords: 'Please sign in to use the AI chat' } as const;

const chatErrors = [
  ...photoErrors,
  'message_empty',
  'message_too_long',
  'not_found',
  'tokens_short',
  'token_usage_failed',
  'in_progress',
  'tier_needed',
] as const;

/** What every message may carry besides its words. */
const common = {
  /** Of the conversation that goes on; without it a new one begins. */
  conversationId: z.optional(z.uuid()),
  /** Names this wish, so that sending it twice (after a lost answer) pays and answers once. */
  idempotencyKey: z.optional(z.uuid()),
  /** Spoken: costs what a voice message costs, and needs the pro tier or a trial. */
  voice: z.optional(z.boolean()),
  /** Answer the last message of the conversation anew; its words are then taken from there. */
  again: z.optional(z.boolean()),
};

const answered = z.object({
  response: z.string(),
  metadata: answerMetaSchema,
  conversationId: z.uuid(),
  /** Of the answer, for its rating. */
  messageId: z.uuid(),
});

export const chatEndpoints = {
  aiChat: defineEndpoint({
    ...chatter,
    name: 'ai-chat',
    method: 'POST',
    path: '/functions/v1/ai-chat',
    summary:
      'One message to the koi expert, with a photo if wanted, and its answer in Markdown. Costs tokens only where it is answered; first aid is free.',
    input: z.object({
      ...common,
      query: words,
      /** Ignored: the server knows who asks. */
      isGuestUser: z.optional(z.unknown()),
      /** Data URL (base64) of a photo of at most 5 MB. Addresses elsewhere are not fetched. */
      imageUrl: photo,
      /** The AI panel's chat keeps its own conversations. */
      panel: z.optional(z.boolean()),
    }),
    output: answered,
    errors: chatErrors,
    streams: true,
    bodyLimit: photoBodyLimit,
  }),
  enhancedAiChat: defineEndpoint({
    ...chatter,
    name: 'enhanced-ai-chat',
    method: 'POST',
    path: '/functions/v1/enhanced-ai-chat',
    summary:
      'The same for the chat widget (context: page, intent, hasImage) and for specialists (context: feature, specialist). A systemPrompt is ignored.',
    input: z.object({
      ...common,
      message: words,
      imageUrl: photo,
      context: z.object({
        /** Path of the page on which it is asked. */
        page: z.optional(z.string().check(z.maxLength(200))),
        /** A guess of the browser; the expert reads the message itself. */
        intent: z.optional(z.string().check(z.maxLength(40))),
        hasImage: z.optional(z.boolean()),
        feature: z.optional(z.string().check(z.maxLength(60))),
        specialist: z.optional(z.enum(specialists)),
        systemPrompt: z.optional(z.unknown()),
      }),
    }),
    output: answered,
    errors: chatErrors,
    streams: true,
    bodyLimit: photoBodyLimit,
  }),
  koiHealthAssessment: defineEndpoint({
    ...keeper,
    name: 'koi-health-assessment',
    method: 'POST',
    path: '/functions/v1/koi-health-assessment',
    summary:
      'Photo, signs and water together: how grave it is, what it may be, on what evidence, and what to do by when. Costs tokens only where it can be judged.',
    input: z.object({
      /** Data URL (base64) of a photo of at most 5 MB. */
      imageUrl: z.string(),
      /** In the keeper's own words. */
      symptoms: z.optional(z.nullable(z.string().check(z.maxLength(MAX_MESSAGE)))),
      koiId: z.optional(z.nullable(z.unknown())),
      signs: z.optional(z.array(seenSignSchema).check(z.maxLength(signIds.length))),
      water: z.optional(waterReadingSchema),
      country: z.optional(z.enum(countryCodes)),
      idempotencyKey: z.optional(z.uuid()),
    }),
    output: z.object({
      success: z.boolean(),
      consultation: z.nullable(
        z.object({
          id: z.uuid(),
          severity_level: severityLevelSchema,
          /** Several lines of Markdown. */
          analysis: z.string(),
          recommendations: z.array(recommendationSchema),
          diagnosis: diagnosisSchema,
          photo: z.nullable(analysisSchema),
        }),
      ),
      /**
       * Why the photo could not be judged; null where it could. What signs and water alone make urgent
       * is then still told as a consultation, for nothing.
       */
      error: z.nullable(z.string()),
    }),
    errors: [...photoErrors, 'tokens_short', 'token_usage_failed', 'in_progress'],
    streams: true,
    bodyLimit: photoBodyLimit,
  }),
  supportChat: defineEndpoint({
    name: 'support-chat',
    method: 'POST',
    path: '/functions/v1/support-chat',
    summary:
      'One message to support: answered from what the product knows of itself, or passed on to people. Free, and limited.',
    access: 'anyone',
    input: z.object({
      message: words,
      /** Ignored for a keeper, whose address is known. */
      user_email: z.optional(z.nullable(z.string().check(z.maxLength(320)))),
      /** Made by the browser: messages with one id are one conversation of this caller. */
      session_id: z.string().check(z.minLength(1), z.maxLength(100)),
    }),
    output: z.object({
      reply: z.string(),
      /** True where a person will read it. */
      passedOn: z.boolean(),
    }),
    errors: ['message_empty', 'message_too_long'],
    bodyLimit: 256 * 1024,
  }),
  transcribe: defineEndpoint({
    ...keeper,
    name: 'transcribe',
    method: 'POST',
    path: '/api/v1/transcriptions',
    summary:
      'Words of a recording, where the operator has set up a provider for it. Stores nothing and costs nothing by itself.',
    input: z.object({
      /** Data URL (base64) of at most 2 MB of WebM, Ogg, MP4 or WAV. */
      audio: z.string(),
    }),
    output: z.object({ text: z.string() }),
    errors: ['tier_needed', 'unavailable'],
    bodyLimit: 3 * 1024 * 1024,
  }),
  chatAbilities: defineEndpoint({
    name: 'chat-abilities',
    method: 'GET',
    path: '/api/v1/chat-abilities',
    summary: 'Who answers here, and whether recordings can be transcribed.',
    access: 'public',
    input: z.object({}),
    output: z.object({
      /** Name of the model, null where the embedded expert answers. */
      model: z.nullable(z.string()),
      transcribes: z.boolean(),
    }),
    cacheSeconds: 60,
  }),
  listChats: defineEndpoint({
    ...keeper,
    name: 'list-chats',
    method: 'GET',
    path: '/api/v1/chats',
    summary: 'Own conversations, the latest first; by words in titles and messages if wanted.',
    input: z.object({
      search: z.optional(z.string().check(z.maxLength(200))),
      /** Id of the last one seen. */
      before: z.optional(z.uuid()),
      limit: z.optional(z.string().check(z.regex(/^[1-9]\d?$|^100$/))),
    }),
    output: z.object({ chats: z.array(chatSummarySchema), more: z.boolean() }),
  }),
  readChat: defineEndpoint({
    ...keeper,
    name: 'read-chat',
    method: 'GET',
    path: '/api/v1/chats/:id',
    summary: 'One of the own conversations, whole.',
    input: z.object({ id: z.uuid() }),
    output: z.object({
      id: z.uuid(),
      title: z.string(),
      messages: z.array(chatMessageSchema),
    }),
    errors: ['not_found'],
  }),
  renameChat: defineEndpoint({
    ...keeper,
    name: 'rename-chat',
    method: 'PATCH',
    path: '/api/v1/chats/:id',
    summary: 'Another title for one of the own conversations.',
    answers: 'empty',
    input: z.object({
      id: z.uuid(),
      title: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TITLE)),
    }),
    output: z.object({}),
    errors: ['not_found'],
  }),
  deleteChat: defineEndpoint({
    ...keeper,
    name: 'delete-chat',
    method: 'DELETE',
    path: '/api/v1/chats/:id',
    summary: 'Deletes one of the own conversations with its photos.',
    answers: 'empty',
    input: z.object({ id: z.uuid() }),
    output: z.object({}),
    errors: ['not_found'],
  }),
  rateMessage: defineEndpoint({
    ...keeper,
    name: 'rate-message',
    method: 'POST',
    path: '/api/v1/chat-ratings',
    summary: 'Whether an answer was of use, and if not, why. Null takes it back.',
    answers: 'empty',
    input: z.object({
      messageId: z.uuid(),
      rating: z.nullable(z.enum(['up', 'down'])),
      reason: z.optional(z.nullable(z.enum(ratingReasons))),
      words: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
    }),
    output: z.object({}),
    errors: ['not_found'],
  }),
} as const;
