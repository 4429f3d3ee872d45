/** Every call of the platform. Server routes, the web client and /docs/api are built from this table. */
import * as z from 'zod/mini';
import { analysisSchema } from './analysis.ts';
import { defineEndpoint } from './endpoint.ts';
import { MAX_PHOTO_BYTES } from './photo-limits.ts';

const noInput = z.object({});

/** base64 grows bytes by 4/3; the rest is room for the JSON around it. */
const photoBodyLimit = Math.ceil((MAX_PHOTO_BYTES * 4) / 3) + 64 * 1024;

export const endpoints = {
  analyzeKoi: defineEndpoint({
    name: 'analyze-koi',
    method: 'POST',
    path: '/functions/v1/analyze-koi',
    summary:
      'Identifies the koi on one photo and says what the photo shows of its health, show quality and water.',
    input: z.object({
      /** Data URL (base64) of a JPEG, PNG, WebP or HEIC photo of at most 10 MB. */
      image: z.string(),
      analysisType: z.enum(['comprehensive']),
    }),
    output: z.object({ analysis: analysisSchema }),
    errors: [
      'image_missing',
      'image_not_data_url',
      'image_too_large',
      'image_type',
      'image_unreadable',
      'image_dimensions',
      'guest_tries_used',
      'address_limit',
      'busy',
      'analysis_timeout',
    ],
    streams: true,
    bodyLimit: photoBodyLimit,
  }),
  identifyStatus: defineEndpoint({
    name: 'identify-status',
    method: 'GET',
    path: '/api/v1/identify-status',
    summary: 'How many free tries this device has used, and how long an analysis took lately.',
    input: noInput,
    output: z.object({
      tries: z.object({ used: z.int(), limit: z.int() }),
      /** Median over the latest analyses on this installation, null before the first. */
      measured: z.nullable(z.object({ medianMilliseconds: z.number(), analyses: z.int() })),
    }),
    errors: [],
    streams: false,
    bodyLimit: 0,
  }),
  health: defineEndpoint({
    name: 'healthz',
    method: 'GET',
    path: '/healthz',
    summary: 'The process is alive.',
    input: noInput,
    output: z.object({ status: z.literal('ok') }),
    errors: [],
    streams: false,
    bodyLimit: 0,
  }),
  ready: defineEndpoint({
    name: 'readyz',
    method: 'GET',
    path: '/readyz',
    summary: 'The process can serve: database reachable, recognition engine up.',
    input: noInput,
    output: z.object({ status: z.literal('ready') }),
    errors: [],
    streams: false,
    bodyLimit: 0,
  }),
} as const;

export type EndpointName = keyof typeof endpoints;
export type Input<N extends EndpointName> = z.infer<(typeof endpoints)[N]['input']>;
export type Output<N extends EndpointName> = z.infer<(typeof endpoints)[N]['output']>;
