import { describe, expect, it } from 'vitest';
import { MAX_CHAT_PHOTO_BYTES } from './chat.ts';
import { MAX_PHOTO_BYTES } from './photo-limits.ts';
import { supportFaq, supportGroups } from './support-faq.ts';

describe('questions about the product', () => {
  it('are many, each with its own place, and stand by group', () => {
    expect(supportFaq.length).toBeGreaterThanOrEqual(25);
    expect(new Set(supportFaq.map(({ id }) => id)).size).toBe(supportFaq.length);
    const order = supportFaq.map(({ group }) => supportGroups.indexOf(group));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('are asked as questions and answered shortly', () => {
    for (const { question, answer } of supportFaq) {
      expect(question).toMatch(/\?$/);
      expect(answer).not.toMatch(/undefined|NaN|null/);
      expect(answer.length).toBeLessThan(480);
    }
  });

  it('say of chats what the contract says', () => {
    const formats = supportFaq.find(({ id }) => id === 'photo-formats')?.answer;
    expect(formats).toContain('half of that in chats');
    expect(MAX_CHAT_PHOTO_BYTES * 2).toBe(MAX_PHOTO_BYTES);
  });

  it('promise nothing that decisions exclude', () => {
    const all = supportFaq.map(({ answer }) => answer).join(' ');
    expect(all).not.toMatch(/24\/7|2-4 hours|99(\.9)? ?%|referral|affiliate|\$/i);
  });
});
