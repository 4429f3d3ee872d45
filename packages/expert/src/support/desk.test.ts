import { supportFaq } from '@nishiki/contract/support-faq';
import { describe, expect, it } from 'vitest';
import { findSupport, supportDesk } from './desk.ts';

/** As keepers write to a desk; written before the desk was tried on them. */
const meant: Record<string, string> = {
  'how do i get my money back??': 'refund',
  'I want a refund for my subscription': 'refund',
  'cancel my subscription pls': 'cancel',
  'how much does the enthusiast plan cost': 'which-plans',
  'do my tokens run out at the end of the month': 'tokens-expire',
  'i ran out of tokens, what now': 'out-of-tokens',
  'was I charged for the not a koi photo?': 'token-not-spent',
  'delete my account and all my data': 'delete-account',
  'can i download my data': 'export',
  'forgot my password': 'password',
  'verification email never arrived': 'verify-mail',
  'heic photo does not upload': 'photo-formats',
  'does it work offline at the pond': 'offline',
  'how accurate is it really': 'accuracy',
  'am I talking to a human or a bot': 'who-answers',
  'microphone not working': 'voice',
  'i paid but my tokens did not arrive': 'paid-nothing-came',
  'my card was declined': 'payment-failed',
  'where is my invoice': 'invoices',
  'is the trial really free': 'trial',
  'who can see my pictures': 'photo-privacy',
  'do you speak german': 'languages',
};

describe('the support desk', () => {
  it('answers each of its questions with that question’s answer', () => {
    for (const { id, question } of supportFaq) expect(findSupport(question)?.item.id).toBe(id);
  });

  it.each(Object.entries(meant))('understands “%s”', (message, id) => {
    expect(findSupport(message)?.item.id).toBe(id);
    expect(supportDesk.answer(message).known).toBe(true);
  });

  it('leaves to a person what it does not know', () => {
    for (const message of [
      '',
      '???',
      'qwertz',
      'please sing a song about the moon landing',
      '🐟🐟',
    ]) {
      const { known, text } = supportDesk.answer(message);
      expect(known).toBe(false);
      expect(text).toMatch(/a person will read it/);
    }
  });

  it('names first aid when a fish is in trouble', () => {
    expect(supportDesk.answer('my fish are dying, help').text).toMatch(/^If fish are in trouble/);
  });

  it('reads what is hostile without falling over', () => {
    for (const message of ['<script>alert(1)</script>', '\u0000\uD800', 'a'.repeat(20_000)])
      expect(supportDesk.answer(message).text.length).toBeGreaterThan(20);
  });
});
