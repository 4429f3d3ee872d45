/** What was bought, as its keeper reads it. */
import * as z from 'zod/mini';
import { planIdSchema, timestampSchema } from './account.ts';

export const invoiceStatuses = ['paid', 'pending', 'failed', 'other'] as const;

const refundOffer = z.object({
  /** Minor units. */
  amount: z.int(),
  /** Tokens that go back with it. */
  tokens: z.int(),
  /** The plan that ends with it; null for a package. */
  plan: z.nullable(planIdSchema),
  /** Minor units that were paid for changes of that plan in the same month, and do not come back. */
  stays: z.int(),
});

export const invoiceSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  description: z.string(),
  status: z.enum(invoiceStatuses),
  /** Minor units: 1599 is £15.99. */
  amount: z.int(),
  /** ISO 4217, lower case. */
  currency: z.string(),
  created_at: timestampSchema,
  stripe_invoice_id: z.string(),
  /** Address of the payment service's own document; null: made here. */
  pdf_url: z.nullable(z.string()),
  /** Page on which an open invoice is paid. */
  invoice_url: z.nullable(z.string()),
  /** Minor units that came back, or were taken back through the bank. */
  amount_refunded: z.int(),
  /** asked: on its way. */
  refund_state: z.nullable(z.enum(['asked', 'done', 'failed'])),
  /** What its keeper can have back now by asking; null for nothing. */
  refund_offer: z.nullable(refundOffer),
});
export type Invoice = z.infer<typeof invoiceSchema>;
