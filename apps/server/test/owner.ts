/** A keeper who has something in every table, and what must not become of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@nishiki/contract/endpoints';
import { supportFaq } from '@nishiki/contract/support-faq';
import type { TestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { endSessions } from '@nishiki/domain/account/end-sessions';
import { makeLink } from '@nishiki/domain/account/mail-links';
import { hashPassword } from '@nishiki/domain/account/passwords';
import { asSystem } from '@nishiki/domain/own-rows';
import { enqueue } from '@nishiki/domain/outbox/enqueue';
import { sql } from 'drizzle-orm';
import { grantPlan } from '@nishiki/domain/subscription/grant-plan';
import { giveWords, type Words } from './give-words.ts';
import { newSession, newSignedIn, type SignedIn } from './signed-in.ts';
import { jobCtx, photoRequest, type TestApp } from './test-app.ts';

export type Owner = SignedIn &
  Words & {
    readonly email: string;
    readonly password: string;
    readonly analysisId: string;
    /** Of the link by which the analysis is shared. */
    readonly shareToken: string;
    /** Of a package of tokens that can still be handed back. */
    readonly invoiceId: string;
    /** Names the wish behind the analysis. */
    readonly idempotencyKey: string;
    /** A second device that is signed in. */
    readonly device: SignedIn;
    /** A third one that was signed out. */
    readonly ended: SignedIn;
  };

const password = 'twelve old asagi';
let hash: Promise<string> | undefined;

const asked = async (test: TestApp, path: string, init: RequestInit): Promise<unknown> => {
  const response = await test.app.request(path, init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

/** @returns the id of the invoice */
export const buyTokens = async (
  test: TestApp,
  headers: Record<string, string>,
): Promise<string> => {
  const wish = photoRequest({ tokenPackage: '100' }, headers);
  const { url } = (await asked(test, endpoints.purchaseTokens.path, wish)) as { url: string };
  const page = new URL(url).pathname.split('/').at(-1) ?? '';
  await test.parts.paymentDesk?.pay(page, { email: 'payer@pond.example', card: 'works' });
  await asked(test, endpoints.checkSubscription.path, photoRequest({}, headers));
  const [invoice] = (await asked(test, endpoints.readInvoices.path, { headers })) as {
    id: string;
  }[];
  if (!invoice) throw new Error('nothing was bought');
  return invoice.id;
};

/** Through the same calls as a keeper makes, but for what comes by mail or from elsewhere. */
export const newOwner = async (test: TestApp): Promise<Owner> => {
  const ctx = jobCtx(test);
  const email = `${uuidv7()}@pond.example`;
  const signedIn = await newSignedIn(ctx, {
    email,
    passwordHash: await (hash ??= hashPassword(password)),
  });
  const { userId, headers } = signedIn;
  const device = await newSession(ctx, userId);
  const ended = await newSession(ctx, userId);
  const idempotencyKey = uuidv7();
  const image = 'data:image/jpeg;base64,AQID';
  const photo = { image, analysisType: 'comprehensive', idempotencyKey };
  const { analysis } = (await asked(
    test,
    endpoints.analyzeKoi.path,
    photoRequest(photo, headers),
  )) as {
    analysis: { id: string };
  };
  const { url } = (await asked(
    test,
    endpoints.shareAnalysis.path,
    photoRequest({ id: analysis.id }, headers),
  )) as { url: string };
  await asked(test, endpoints.setAvatarPhoto.path, photoRequest({ image }, headers));
  const named = { display_name: `Keeper ${uuidv7()}`, email: `new-${email}` };
  await asked(test, endpoints.updateProfile.path, {
    ...photoRequest(named, headers),
    method: 'PATCH',
  });
  await grantPlan(
    { ...ctx, actor: { kind: 'operator' } },
    { userId, plan: 'hobbyist', reason: 'test' },
  );
  const invoiceId = await buyTokens(test, headers);
  // Money that came back before, of another payment: this one can still be handed back.
  const otherInvoice = uuidv7();
  await asSystem(ctx, async (tx) => {
    await tx.execute(sql`
      insert into refunds (user_id, id, invoice_id, kind, amount, tokens, state)
      values (${userId}, ${uuidv7()}, ${otherInvoice}, 'operator', 1, 0, 'done')`);
    await makeLink(tx, { origin: ctx.origin(), userId, email, purpose: 'recovery' });
    await endSessions(tx, { userId, because: 'test', only: ended.sessionId });
    await enqueue(tx, { kind: 'recovery', email });
  });
  return {
    ...signedIn,
    ...(await giveWords(test, userId, analysis.id)),
    email,
    password,
    analysisId: analysis.id,
    shareToken: new URL(url).searchParams.get('id') ?? '',
    invoiceId,
    idempotencyKey,
    device,
    ended,
  };
};

/** A guest's device with an analysis and a try used. */
export const newGuestDevice = async (
  test: TestApp,
): Promise<{ deviceId: string; cookie: string }> => {
  const response = await test.app.request(endpoints.analyzeKoi.path, photoRequest());
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const deviceId = /=([0-9a-f-]{36})/.exec(cookie)?.[1];
  if (response.status !== 200 || !deviceId) throw new Error('a guest got no analysis');
  // One that support can answer: others are mails, of which an address may cause few.
  const words = { message: supportFaq[0]?.question, session_id: 'a guest' };
  await asked(test, endpoints.supportChat.path, photoRequest(words, { cookie }));
  return { deviceId, cookie };
};

/** Tables with a column of that name. */
export const tablesWith = async (db: TestDatabase, column: string): Promise<string[]> => {
  const found = await db.asOwner<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = $1
     order by 1`,
    [column],
  );
  return found.map(({ name }) => name);
};

/** Files of a keeper with their bytes. */
export const filesOf = (test: TestApp, userId: string): Record<string, string> => {
  const folder = join(test.folder, 'files/users', userId);
  try {
    return Object.fromEntries(
      readdirSync(folder).map((name) => [name, readFileSync(join(folder, name)).toString('hex')]),
    );
  } catch {
    return {};
  }
};

/** Everything that is kept of a keeper, with the version of each row, as text to compare. */
export const dumpOf = async (db: TestDatabase, test: TestApp, userId: string): Promise<string> => {
  const tables = await tablesWith(db, 'user_id');
  const parts = tables.map(
    (name) =>
      `select '${name}' as t, xmin::text as v, to_jsonb(x) as r from ${name} x where user_id = $1`,
  );
  const rows = await db.asOwner(
    `select t, v, r from (${parts.join(' union all ')}
       union all select 'outbox', xmin::text, to_jsonb(o) from outbox o
         where payload::text like '%' || $1::text || '%'
            or payload->>'email' = (select email from accounts where user_id = $1)) all_rows
     order by t, r::text`,
    [userId],
  );
  return JSON.stringify({ rows, files: filesOf(test, userId) }, null, 1);
};

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** What would give the keeper away: ids (files are named by them), addresses, the name, the link. */
export const marksOf = (dump: string, owner: Owner): string[] => [
  ...new Set([
    ...(dump.match(uuids) ?? []),
    owner.email,
    `new-${owner.email}`,
    owner.userId,
    owner.shareToken,
  ]),
];
