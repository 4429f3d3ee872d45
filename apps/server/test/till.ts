/** The till over HTTP, with the payment stand-in and what a payer does at its pages. */
import { endpoints, type EndpointName } from '@nishiki/contract/endpoints';
import type { Endpoint } from '@nishiki/contract/endpoint';
import type { SubscriptionState } from '@nishiki/contract/account';
import type { Invoice } from '@nishiki/contract/billing';
import type { PlanId } from '@nishiki/contract/plans';
import type { PackageId } from '@nishiki/contract/token-packages';
import type { TestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { cancelPlans } from '@nishiki/domain/billing/cancel-plans';
import { sweepBilling } from '@nishiki/domain/billing/sweep';
import { runOutbox } from '@nishiki/domain/outbox/run-outbox';
import { asSystem } from '@nishiki/domain/own-rows';
import { booksOf } from '@nishiki/domain/testing/keepers';
import { reserveTokens } from '@nishiki/domain/wallet/reserve';
import { verifyLedger } from '@nishiki/domain/wallet/verify-ledger';
import type { TestCard } from '@nishiki/integrations/payments/stand-in/desk';
import { newSignedIn, type SignedIn } from './signed-in.ts';
import { createTestApp, jobCtx, type TestAppOptions } from './test-app.ts';

export type Told = { status: number; body: Record<string, unknown>; code: string | undefined };

export const createTill = async (db: TestDatabase, options: TestAppOptions = {}) => {
  const state = { hears: true };
  const test = await createTestApp(db, { hears: () => state.hears, ...options });
  const { paymentDesk: desk, payments } = test.parts;
  if (!desk || !payments) throw new Error('there is no payment stand-in');
  const ctx = jobCtx(test);

  /** One call of the contract. */
  const call = async (
    name: EndpointName,
    keeper: SignedIn | null,
    body: object = {},
    headers: Record<string, string> = {},
  ): Promise<Told> => {
    const { method, path } = endpoints[name] as Endpoint;
    const response = await test.app.request(path, {
      method,
      headers: { 'content-type': 'application/json', ...keeper?.headers, ...headers },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    });
    const told = (await response.json()) as Record<string, unknown>;
    const error = told['error'] as { code: string } | undefined;
    return { status: response.status, body: told, code: error?.code };
  };

  const urlOf = ({ status, body }: Told): string => {
    if (status !== 200 || typeof body['url'] !== 'string')
      throw new Error(`no address: ${status} ${JSON.stringify(body)}`);
    return body['url'];
  };
  const idIn = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

  /** Does what messages asked for, as the site's own loop would. */
  const settle = async (): Promise<void> => void (await runOutbox(ctx));

  const pay = async (url: string, card: TestCard = 'works', email = 'payer@pond.example') => {
    const paid = await desk.pay(idIn(url), { email, card });
    await settle();
    return paid;
  };

  return {
    test,
    db,
    desk,
    payments,
    ctx,
    call,
    idIn,
    settle,
    pay,
    /** Whether messages arrive. */
    hear: (hears: boolean) => void (state.hears = hears),
    newKeeper: () => newSignedIn(ctx),
    tokensPage: async (keeper: SignedIn | null, pack: PackageId, body: object = {}) =>
      urlOf(await call('purchaseTokens', keeper, { tokenPackage: pack, ...body })),
    planPage: async (keeper: SignedIn | null, planName: string, body: object = {}) =>
      urlOf(await call('createCheckout', keeper, { planName, ...body })),
    /** What the keeper holds, as they are told. */
    held: async (keeper: SignedIn) =>
      (await call('checkSubscription', keeper)).body as unknown as SubscriptionState,
    invoices: async (keeper: SignedIn) =>
      (await call('readInvoices', keeper)).body as unknown as Invoice[],
    portal: async (keeper: SignedIn) => idIn(urlOf(await call('openPortal', keeper))),
    /** Changes the plan at the page that is opened for it. */
    changePlan: async (keeper: SignedIn, planName: string, plan: PlanId) => {
      const page = idIn(urlOf(await call('createCheckout', keeper, { planName })));
      const changed = await desk.changePlan(page, plan);
      await settle();
      return changed;
    },
    /** Puts the payment service's clock forward, and does what that brings. */
    wait: async (days: number) => {
      await desk.putClockForward(days);
      await settle();
      await sweepBilling(ctx);
      await settle();
    },
    balance: async (keeper: SignedIn) => {
      const { monthly, lasting } = await booksOf(ctx, keeper.userId);
      return { monthly, lasting };
    },
    spend: (keeper: SignedIn, cost: number) =>
      asSystem(ctx, (tx) => {
        const id = uuidv7();
        return reserveTokens(tx, {
          userId: keeper.userId,
          id,
          feature: 'identify',
          cost,
          key: id,
          seconds: 86_400,
        });
      }),
    /** Ends every plan, so that months of one test cost the next nothing. */
    endPlans: async () => {
      const known = await db.asOwner<{ customer_id: string }>(
        `select customer_id from billing_customers where customer_id <> ''`,
      );
      await db.asOwner('delete from billing_customers');
      await cancelPlans(ctx, { customers: known.map((row) => row.customer_id), sessions: [] });
      await settle();
    },
    faults: async () => (await verifyLedger(ctx)).faults,
  };
};

export type Till = Awaited<ReturnType<typeof createTill>>;
