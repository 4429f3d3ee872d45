/** Everything of our own that no specification names, /api/v1, and what watchers ask. */
import * as z from 'zod/mini';
import {
  analysisSummarySchema,
  deviceSessionSchema,
  ledgerLineSchema,
  profileSchema,
} from '../account.ts';
import { analysisKindSchema, analysisSchema, shareSchema } from '../analysis.ts';
import { defineEndpoint } from '../endpoint.ts';
import { photoErrors } from './photo-errors.ts';

const noInput = z.object({});
const tries = z.object({ used: z.int(), limit: z.int() });
const keeper = { access: 'keeper' } as const;
/** Page sizes arrive as text of the query. */
const limit = z.optional(z.string().check(z.regex(/^[1-9]\d?$|^100$/)));

export const apiEndpoints = {
  identifyStatus: defineEndpoint({
    name: 'identify-status',
    method: 'GET',
    path: '/api/v1/identify-status',
    summary:
      'How many free tries of each kind this device has used, and how long an analysis took lately.',
    access: 'anyone',
    input: noInput,
    output: z.object({
      /** Of 'comprehensive'. */
      tries,
      /** Of 'disease-detection'. */
      disease: tries,
      /** Median over the latest analyses on this installation, null before the first. */
      measured: z.nullable(z.object({ medianMilliseconds: z.number(), analyses: z.int() })),
    }),
  }),
  listAnalyses: defineEndpoint({
    ...keeper,
    name: 'list-analyses',
    method: 'GET',
    path: '/api/v1/analyses',
    summary: 'Own analyses, newest first.',
    input: z.object({ before: z.optional(z.uuid()), limit }),
    output: z.object({ analyses: z.array(analysisSummarySchema), more: z.boolean() }),
  }),
  readAnalysis: defineEndpoint({
    ...keeper,
    name: 'read-analysis',
    method: 'GET',
    path: '/api/v1/analyses/:id',
    summary: 'One of the own analyses, whole.',
    input: z.object({ id: z.uuid() }),
    output: z.object({
      analysis: analysisSchema,
      kind: analysisKindSchema,
      created_at: z.string(),
      /** Null: only its keeper sees it. */
      share: z.nullable(shareSchema),
    }),
    errors: ['not_found'],
  }),
  analysisReport: defineEndpoint({
    ...keeper,
    name: 'analysis-report',
    method: 'GET',
    path: '/api/v1/analyses/:id/report',
    summary: 'One of the own analyses as a document for a vet or a dealer.',
    answers: 'file',
    input: z.object({ id: z.uuid() }),
    output: noInput,
    errors: ['not_found'],
  }),
  readShared: defineEndpoint({
    name: 'read-shared',
    method: 'GET',
    path: '/api/v1/shared',
    summary:
      'An analysis by the link that its keeper has given: without name, place, or id of the keeper. The id is in the query, so that no log keeps it.',
    access: 'public',
    input: z.object({ id: z.string().check(z.maxLength(60)) }),
    output: z.object({
      analysis: analysisSchema,
      kind: analysisKindSchema,
      created_at: z.string(),
      /** Name of what the keeper says it is. */
      corrected_variety: z.nullable(z.string()),
    }),
    errors: ['not_found'],
  }),
  deleteAnalysis: defineEndpoint({
    ...keeper,
    name: 'delete-analysis',
    method: 'DELETE',
    path: '/api/v1/analyses/:id',
    summary: 'Erases one of the own analyses with its photo.',
    answers: 'empty',
    input: z.object({ id: z.uuid() }),
    output: noInput,
    errors: ['not_found'],
  }),
  listSessions: defineEndpoint({
    ...keeper,
    name: 'list-sessions',
    method: 'GET',
    path: '/api/v1/sessions',
    summary: 'Devices on which the account is signed in, the latest used first.',
    input: noInput,
    output: z.object({ sessions: z.array(deviceSessionSchema) }),
  }),
  endSession: defineEndpoint({
    ...keeper,
    name: 'end-session',
    method: 'DELETE',
    path: '/api/v1/sessions/:id',
    summary: 'Signs a device out, at once.',
    answers: 'empty',
    input: z.object({ id: z.uuid() }),
    output: noInput,
    errors: ['not_found'],
  }),
  tokenHistory: defineEndpoint({
    ...keeper,
    name: 'token-history',
    method: 'GET',
    path: '/api/v1/token-history',
    summary: 'Every line of the own token ledger in words, newest first.',
    input: z.object({
      /** Lines before this number. */
      before: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
      limit,
    }),
    output: z.object({ lines: z.array(ledgerLineSchema), more: z.boolean() }),
  }),
  setAvatarPhoto: defineEndpoint({
    ...keeper,
    name: 'set-avatar-photo',
    method: 'POST',
    path: '/api/v1/avatar',
    summary: 'Takes an own picture for the profile; it is cut square and kept at 256 px.',
    input: z.object({
      /** Data URL (base64) of at most 5 MB. */
      image: z.string(),
    }),
    output: profileSchema,
    errors: [...photoErrors],
    bodyLimit: 7 * 1024 * 1024,
  }),
  exportAccount: defineEndpoint({
    ...keeper,
    name: 'export-account',
    method: 'GET',
    path: '/api/v1/export',
    summary: 'Everything of the own account as a ZIP of JSON, CSV and photos.',
    answers: 'file',
    input: noInput,
    output: noInput,
  }),
  deleteAccount: defineEndpoint({
    ...keeper,
    name: 'delete-account',
    method: 'POST',
    path: '/api/v1/delete-account',
    summary:
      'Schedules the account to be erased in 14 days and signs out everywhere. Signing in before undoes it.',
    input: z.object({
      /** The own address, typed again. */
      email: z.string().check(z.maxLength(320)),
      /** Needed where the account has one. */
      password: z.optional(z.string().check(z.maxLength(1000))),
    }),
    output: z.object({ erase_after: z.string() }),
    errors: ['password_wrong'],
  }),
  openPortal: defineEndpoint({
    ...keeper,
    name: 'open-portal',
    method: 'POST',
    path: '/api/v1/portal',
    summary:
      'Address of the page on which the own plan is changed or cancelled and the card renewed.',
    input: noInput,
    output: z.object({ url: z.string() }),
    errors: ['nothing_bought', 'payments_off', 'payment_unreachable'],
  }),
  requestRefund: defineEndpoint({
    ...keeper,
    name: 'request-refund',
    method: 'POST',
    path: '/api/v1/refunds',
    summary:
      'Hands back the first payment of a plan, or the unused tokens of a package, within 30 days and once per customer. Amount and tokens are the server’s.',
    input: z.object({ invoice_id: z.uuid() }),
    output: z.object({
      /** Minor units. */
      amount: z.int(),
      currency: z.string(),
      tokens: z.int(),
    }),
    errors: ['not_found', 'refund_refused', 'payments_off'],
  }),
  invoicePdf: defineEndpoint({
    ...keeper,
    name: 'invoice-pdf',
    method: 'GET',
    path: '/api/v1/invoices/:id/pdf',
    summary: 'An own invoice as a document.',
    answers: 'file',
    input: z.object({ id: z.uuid() }),
    output: noInput,
    errors: ['not_found'],
  }),
  health: defineEndpoint({
    name: 'healthz',
    method: 'GET',
    path: '/healthz',
    summary: 'The process is alive.',
    input: noInput,
    output: z.object({ status: z.literal('ok') }),
  }),
  ready: defineEndpoint({
    name: 'readyz',
    method: 'GET',
    path: '/readyz',
    summary: 'The process can serve: database reachable, recognition engine up.',
    input: noInput,
    output: z.object({ status: z.literal('ready') }),
  }),
} as const;
