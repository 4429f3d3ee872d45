import { describe, expect, it } from 'vitest';
import { emailProblem } from './email-words.ts';

describe('emailProblem', () => {
  it.each(['', 'aiko', 'aiko@', '@pond.example', 'aiko@pond', 'a b@pond.example', 'a@b@c.example'])(
    'refuses %j',
    (address) => {
      expect(emailProblem(address, 'old@pond.example')).toBe('Please enter a valid email address');
    },
  );

  it('takes an address with spaces around it', () => {
    expect(emailProblem(' aiko@pond.example ', 'old@pond.example')).toBeNull();
  });

  it('knows the present address in any case of letters', () => {
    expect(emailProblem('OLD@pond.example', 'old@pond.example')).toBe(
      'This is your address already',
    );
  });
});
