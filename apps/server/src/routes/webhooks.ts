import { takeEvent } from '@nishiki/domain/billing/take-event';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Env } from '../http/env.ts';
import { answerFailure, failure, toFailure } from '../http/errors.ts';
import { isLocalRequest } from '../http/local-only.ts';
import type { Parts } from '../http/parts.ts';

/** Bytes. Messages of the payment service are a tenth of that. */
const LARGEST = 512 * 1024;

export const WEBHOOK_PATH = '/webhooks/stripe';

/**
 * Where the payment service tells that something has happened. Not of the contract: the raw bytes are
 * signed, and what they say beyond whom they are about is not read.
 */
export const webhookRoutes = (app: Hono<Env>, parts: Parts): void => {
  const tooLarge = bodyLimit({
    maxSize: LARGEST,
    onError: (c) => answerFailure(c, failure('body_too_large', 'none')),
  });
  app.post(WEBHOOK_PATH, tooLarge, async (c) => {
    const requestId = c.get('requestId');
    // The stand-in's key is no secret of a payment service: its messages come from this machine.
    const isShut = parts.payments?.isStandIn && !isLocalRequest(parts.settings, c);
    const payments = isShut ? null : parts.payments;
    try {
      const taken = await takeEvent(
        { ...parts, payments, actor: { kind: 'job', name: 'webhook' }, requestId },
        { body: await c.req.text(), signature: c.req.header('stripe-signature') ?? '' },
      );
      c.header('Cache-Control', 'no-store');
      return c.json({ received: true, taken });
    } catch (error) {
      return answerFailure(c, toFailure(error, requestId, parts.log));
    }
  });
};
