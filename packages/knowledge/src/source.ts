import * as z from 'zod/mini';

/** How much weight a source carries; 'house-rule' is our own reading and says so. */
export const sourceKinds = [
  'regulator',
  'extension',
  'peer-reviewed',
  'veterinary',
  'trade',
  'hobby',
  'house-rule',
] as const;

export const sourceSchema = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  title: z.string().check(z.minLength(3)),
  publisher: z.string().check(z.minLength(2)),
  url: z.string().check(z.regex(/^https?:\/\//)),
  kind: z.enum(sourceKinds),
  /** Day on which a copy of the page was read; the live page may have changed since. */
  read: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
});
export type Source = z.infer<typeof sourceSchema>;
