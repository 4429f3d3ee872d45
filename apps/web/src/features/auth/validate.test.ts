import { describe, expect, it } from 'vitest';
import { findProblem, type Mode, type Values } from './validate.ts';

const good: Values = { email: 'keeper@example.org', password: 'koi-pond', confirm: 'koi-pond' };
const messageFor = (mode: Mode, values: Partial<Values>) =>
  findProblem(mode, { ...good, ...values })?.message ?? null;

describe('findProblem', () => {
  it('finds none in good values', () => {
    for (const mode of ['sign-in', 'sign-up', 'forgot'] as const)
      expect(findProblem(mode, good)).toBeNull();
  });

  it('asks for all fields first, at the first that is empty', () => {
    const empty = { email: '', password: '', confirm: '' };
    const message = 'Please fill in all fields';
    expect(findProblem('sign-in', empty)).toEqual({ field: 'email', message });
    expect(findProblem('sign-up', { ...good, password: '' })).toEqual({
      field: 'password',
      message,
    });
    expect(messageFor('sign-in', { email: 'nonsense', password: '' })).toBe(message);
  });

  it('then looks at the address, the length, and the confirmation', () => {
    expect(messageFor('sign-up', { email: 'nonsense', password: 'x' })).toBe(
      'Please enter a valid email address',
    );
    expect(messageFor('sign-up', { password: '12345' })).toBe(
      'Password must be at least 6 characters long',
    );
    expect(messageFor('sign-up', { confirm: 'other' })).toBe('Passwords do not match');
  });

  it('wants a confirmation in sign-up mode only', () => {
    expect(messageFor('sign-in', { confirm: '' })).toBeNull();
    expect(findProblem('sign-up', { ...good, confirm: '' })?.field).toBe('confirm');
  });

  it('wants an address alone for a forgotten password', () => {
    expect(messageFor('forgot', { password: '', confirm: '' })).toBeNull();
    expect(messageFor('forgot', { email: '' })).toBe('Please fill in all fields');
    expect(messageFor('forgot', { email: 'a@b' })).toBe('Please enter a valid email address');
  });

  it.each(['a b@c.de', 'a@b c.de', '@c.de', 'a@c', 'a@@c.de'])('refuses %s', (email) => {
    expect(messageFor('sign-in', { email })).toBe('Please enter a valid email address');
  });

  it.each(['a@c.de', 'first.last+koi@sub.example.co.uk', 'ü@exämple.de'])('takes %s', (email) => {
    expect(messageFor('sign-in', { email })).toBeNull();
  });
});
