import { describe, expect, it } from 'vitest';
import { problemAfter, problemBefore } from './password-problem.ts';

describe('before sending', () => {
  it('asks for the current password only where there is one', () => {
    expect(problemBefore('', 'nanairo-9', true)?.at).toBe('current');
    expect(problemBefore('', 'nanairo-9', false)).toBeNull();
  });

  it('wants six characters', () => {
    expect(problemBefore('old', '12345', true)).toEqual({
      at: 'new',
      message: 'Password must be at least 6 characters long',
    });
    expect(problemBefore('old', '123456', true)).toBeNull();
    expect(problemBefore('old', 'x'.repeat(257), true)?.at).toBe('new');
  });
});

describe('after an answer', () => {
  const message = 'The words of the service.';

  it.each([
    ['weak_password', 'new'],
    ['same_password', 'new'],
    ['reauthentication_not_valid', 'current'],
    ['reauthentication_needed', 'current'],
    ['over_request_rate_limit', 'form'],
    [undefined, 'form'],
  ])('%s stands at %s', (code, at) => {
    expect(problemAfter({ code, message }, true)).toEqual({ at, message });
  });

  it('offers the mail to those who have no password to give', () => {
    const problem = problemAfter({ code: 'reauthentication_needed', message }, false);
    expect(problem).toMatchObject({ at: 'form', offerMail: true });
  });
});
