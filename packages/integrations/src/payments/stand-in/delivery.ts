import Stripe from 'stripe';
import type { Engine } from './engine.ts';

/** Hands a signed event to the site. True once the site has taken it. */
export type Deliver = (body: string, signature: string) => Promise<boolean>;

export type Delivery = {
  /** Offers everything that waits, in its order, each once. */
  deliverWaiting(): Promise<void>;
  /** Nothing is offered after this resolved. */
  close(): Promise<void>;
};

/** Taken events are crossed out in the state together, since each writing takes its time. */
const TOGETHER = 20;

/** Tells the site what happened. An event waits in the state until it was taken, so it may come twice. */
export const openDelivery = (
  engine: Engine,
  { deliver, webhookSecret: secret }: { deliver: Deliver; webhookSecret: string },
): Delivery => {
  let running: Promise<void> | null = null;
  let isClosed = false;

  const offer = (body: string): Promise<boolean> => {
    const timestamp = Math.floor(engine.now().getTime() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret,
      timestamp,
    });
    return deliver(body, signature).catch(() => false);
  };

  const crossOut = async (taken: Set<string>): Promise<void> => {
    if (taken.size === 0) return;
    await engine.change(({ state }) => {
      state.waiting = state.waiting.filter(({ id }) => !taken.has(id));
    });
    taken.clear();
  };

  const run = async (): Promise<void> => {
    const offered = new Set<string>();
    const taken = new Set<string>();
    const next = () => (isClosed ? undefined : engine.waiting().find(({ id }) => !offered.has(id)));
    for (;;) {
      const event = next();
      if (event) {
        offered.add(event.id);
        if (await offer(event.body)) taken.add(event.id);
      }
      if (!event || taken.size === TOGETHER) await crossOut(taken);
      if (!event && !next()) {
        // In the same step as the look: a change from here on begins a run of its own.
        running = null;
        return;
      }
    }
  };

  return {
    deliverWaiting() {
      running ??= run().catch((error: unknown) => {
        running = null;
        throw error;
      });
      return running;
    },
    async close() {
      isClosed = true;
      await running?.catch(() => undefined);
    },
  };
};
