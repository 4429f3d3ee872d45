/** What the public pages ask, and what visitors send from them. */
import * as z from 'zod/mini';
import { analysisSchema } from '../analysis.ts';
import { CONTACT_LIMITS } from '../contact.ts';
import { defineEndpoint } from '../endpoint.ts';
import { toolIds } from '../tools.ts';
import { photoErrors } from './photo-errors.ts';

const noInput = z.object({});
const text = (most: number) => z.string().check(z.maxLength(most));

export const siteEndpoints = {
  siteInfo: defineEndpoint({
    name: 'site-info',
    method: 'GET',
    path: '/api/v1/site',
    summary: 'Who runs this site, and its live figures.',
    cacheSeconds: 60,
    input: noInput,
    output: z.object({
      /** Settings of the operator; what is unset is null, and no page shows it. */
      operator: z.object({
        supportEmail: z.nullable(z.string()),
        salesEmail: z.nullable(z.string()),
        /** Lines of the postal address, the name first. */
        company: z.nullable(z.array(z.string())),
        /** Such as "2-4 hours". */
        responseTime: z.nullable(z.string()),
        social: z.array(z.object({ name: z.string(), url: z.string() })),
      }),
      /** Counted in the database, at most a minute ago. */
      figures: z.object({
        /** Answers about a koi since the site began; refused photos are none. */
        analyses: z.int(),
        /** Accounts, without those that are to be erased. */
        keepers: z.int(),
        /** Median time of the latest analyses, null before the first. */
        medianMilliseconds: z.nullable(z.number()),
      }),
      /** Uses of each tool since the site began; a tool that nothing is counted of yet has 0. */
      tools: z.array(z.object({ id: z.enum(toolIds), uses: z.int() })),
    }),
  }),
  sendContactEmail: defineEndpoint({
    name: 'send-contact-email',
    method: 'POST',
    path: '/api/v1/send-contact-email',
    summary: 'A message to whoever runs this site.',
    access: 'anyone',
    input: z.object({
      name: text(CONTACT_LIMITS.name),
      email: text(CONTACT_LIMITS.email),
      subject: text(CONTACT_LIMITS.subject),
      message: text(CONTACT_LIMITS.message),
      /** Left empty by people, who do not see it. What fills it in is answered like others and not sent. */
      website: z.optional(z.string()),
      /** Names the wish: sent twice under one key, it is delivered once. */
      idempotencyKey: z.optional(z.uuid()),
    }),
    output: z.object({ sent: z.literal(true) }),
    errors: ['email_address_invalid'],
    bodyLimit: 64 * 1024,
  }),
  analyzeExample: defineEndpoint({
    name: 'analyze-example',
    method: 'POST',
    path: '/api/v1/analyze-example',
    summary:
      "Runs the engine on the site's own drawn koi; nothing is stored, no try or token is used, and the answer has no photo.",
    streams: true,
    input: noInput,
    output: z.object({ analysis: analysisSchema }),
    errors: [...photoErrors],
  }),
} as const;
