import { describe, expect, it } from 'vitest';
import { confirmationProblem } from './confirm-words.ts';

const own = 'aiko@pond.example';
const problemAt = (email: string, password: string, hasPassword = true) =>
  confirmationProblem({ email, password }, own, hasPassword)?.at ?? null;

describe('confirmationProblem', () => {
  it('wants the own address, in any case of letters', () => {
    expect(problemAt('', 'secret')).toBe('email');
    expect(problemAt('someone@pond.example', 'secret')).toBe('email');
    expect(problemAt(' Aiko@Pond.example ', 'secret')).toBeNull();
  });

  it('wants the password where there is one', () => {
    expect(problemAt(own, '')).toBe('password');
    expect(problemAt(own, '', false)).toBeNull();
  });
});
