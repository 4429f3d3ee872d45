/** Tasks of keepers, end to end over HTTP: facts that an answer must hold, never its wording. */
import type { AnswerMeta } from '@nishiki/contract/chat';
import { endpoints, type Output } from '@nishiki/contract/endpoints';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { booksOf } from '@nishiki/domain/testing/keepers';
import { describe, expect, it } from 'vitest';
import { newSignedIn, type SignedIn } from '../test/signed-in.ts';
import { answering, createTestApp, jobCtx, photoRequest } from '../test/test-app.ts';

const db = await createTestDatabase();
const photos = { current: answering('identified') };
const test = await createTestApp(db, {
  analyst: { analyse: (photo, options) => photos.current.analyse(photo, options) },
  environment: { CHATS_PER_KEEPER: '1000', CHATS_PER_ADDRESS: '1000' },
});
const ctx = jobCtx(test);

type Answer = { text: string; meta: AnswerMeta };

/** Messages of one conversation, one after the other. @returns their answers */
const hold = async (keeper: SignedIn, messages: readonly string[]): Promise<Answer[]> => {
  const answers: Answer[] = [];
  let conversationId: string | undefined;
  for (const query of messages) {
    const request = photoRequest({ query, conversationId }, keeper.headers);
    const response = await test.app.request(endpoints.aiChat.path, request);
    expect(response.status).toBe(200);
    const told = (await response.json()) as Output<'aiChat'>;
    conversationId = told.conversationId;
    answers.push({ text: told.response, meta: told.metadata });
  }
  return answers;
};

const keeperIn = async (country: string | null): Promise<SignedIn> => {
  const keeper = await newSignedIn(ctx, { balance: 100 });
  await test.app.request(endpoints.updateProfile.path, {
    ...photoRequest({ country }, keeper.headers),
    method: 'PATCH',
  });
  return keeper;
};

const all = (answers: readonly Answer[]): string => answers.map(({ text }) => text).join('\n\n');
/** A number as people may write it: 14400, 14,400. */
const has = (text: string, ...patterns: RegExp[]): void => {
  for (const pattern of patterns) expect(text).toMatch(pattern);
};

describe('1: a novice whose fish is gasping', () => {
  it('hears what to do first, how poisonous the water is, and is not charged', async () => {
    const keeper = await keeperIn('GB-ENG');
    const answers = await hold(keeper, [
      'HELP my koi is gasping at the surface! 6000 litres measured by meter, 22 C, pH 8.4, ammonia (TAN) 2.0, nitrite 0.5, tap water is chlorinated, no oxygen meter',
    ]);
    const text = all(answers);
    expect(answers[0]?.meta.firstAid).toBe(true);
    has(text, /0\.2(0\d|1)\b/, /air|aerat/i, /stop feeding|do not feed|don.t feed|no food/i);
    has(text, /dechlorinat/i, /salt/i, /\b6(\.0)? ?kg/);
    // Air before everything else.
    expect(text.search(/air|aerat/i)).toBeLessThan(text.search(/salt/i));
    expect(text.search(/permanganate now|100 ?% (water )?change (now|at once)/i)).toBe(-1);
    expect(answers[0]?.meta.sources.length).toBeGreaterThan(0);
    expect((await booksOf(ctx, keeper.userId)).used).toBe(0);
  });
});

describe('2: white dots in spring on a male', () => {
  it('ranks the tubercles of a male before whitespot, and treats nothing yet', async () => {
    const answers = await hold(await keeperIn('GB-ENG'), [
      'My 50 cm male koi has small white dots on his gill covers and pectoral fins. It is April, water 16 C. Is it ich?',
    ]);
    const text = all(answers);
    has(text, /tubercle/i, /scrape|microscop/i, /pectoral|gill cover/i);
    expect(text.search(/tubercle/i)).toBeLessThan(text.search(/whitespot|white spot|\bich\b/i));
  });
});

describe('3: fear of KHV in the United Kingdom', () => {
  it('is a duty to report and a stop to all movement, without a cure', async () => {
    const answers = await hold(await keeperIn('GB-ENG'), [
      '2 of my 12 koi died, gills are white and brown, eyes sunken. 24 C. New koi came 10 days ago. Is it KHV? Should I raise to 30 degrees?',
    ]);
    const text = all(answers);
    has(text, /01305 ?206700/, /fhi@cefas/i, /KHV/, /no (cure|treatment)/i);
    has(text, /mov(e|ement)/i, /must be reported|legal|by law|notifiable|must report|duty/i);
    expect(text).not.toMatch(
      /(?<!not |n't |never )\b(do )?raise (it |the (water|temperature) )?to 30/i,
    );
  });
});

describe('4: the dose against flukes', () => {
  it('is worked out of the measured volume, for goldfish too', async () => {
    const answers = await hold(await keeperIn('GB-ENG'), [
      'How much praziquantel for flukes? 12,000 litres measured with a water meter, 18 C, koi and 4 goldfish, salt 0.1 %.',
    ]);
    const text = all(answers);
    has(text, /\b24(\.0)?\b/, /\b30(\.0)?\b/, /carbon/i, /\bUV\b/);
  });
});

describe('5: a pond of unknown volume', () => {
  it('is reckoned from its sides, and better by salt', async () => {
    const answers = await hold(await keeperIn('GB-ENG'), [
      'What is the volume of my pond? It is kidney shaped, 5 x 3 x 1.2 m.',
      'I added 10 kg of salt and it went from 0.02 to 0.10 %. How many litres is that?',
    ]);
    has(answers[0]?.text ?? '', /14[,. ]?400/);
    has(answers[1]?.text ?? '', /12[,. ]?500/);
  });
});

describe('7: a cross of Sanke and Kohaku', () => {
  it('tells what of it is known: black in about half, and not how many Sanke', async () => {
    const answers = await hold(await keeperIn('GB-ENG'), [
      'I want to breed a Sanke with a Kohaku. What will the fry be?',
    ]);
    const text = all(answers);
    has(text, /50 ?%|half/i, /black/i);
    expect(text).not.toMatch(/(?<!not (mean )?(that )?)50 ?% (are |will be )?Sanke/i);
  });
});

describe('a photo without words', () => {
  it('is answered by what it shows', async () => {
    const keeper = await keeperIn('GB-ENG');
    const body = { query: '', imageUrl: 'data:image/jpeg;base64,AQID' };
    const request = photoRequest(body, keeper.headers);
    const response = await test.app.request(endpoints.aiChat.path, request);
    expect(((await response.json()) as Output<'aiChat'>).response).toMatch(/Kohaku/);
  });
});

describe('10: a photo of no koi', () => {
  it.each(['not_koi', 'poor_photo'] as const)('%s costs nothing', async (outcome) => {
    const keeper = await keeperIn('GB-ENG');
    photos.current = answering(outcome);
    const body = { query: 'What variety is this?', imageUrl: 'data:image/jpeg;base64,AQID' };
    const response = await test.app.request(
      endpoints.aiChat.path,
      photoRequest(body, keeper.headers),
    );
    photos.current = answering('identified');
    expect(response.status).toBe(200);
    expect((await booksOf(ctx, keeper.userId)).used).toBe(0);
  });
});
