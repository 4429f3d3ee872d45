import { describe, expect, it } from 'vitest';
import { emptyValues, findProblem, isEmpty, roomWords, trimmed } from './values.ts';

const good = { name: 'Mika', email: 'mika@example.org', subject: 'Food', message: 'How much?' };

describe('findProblem', () => {
  it('lets through what is complete', () => {
    expect(findProblem(good)).toBeNull();
  });

  it.each(['name', 'email', 'subject', 'message'] as const)('wants %s filled in', (field) => {
    expect(findProblem(trimmed({ ...good, [field]: '  \n' }))).toEqual({
      field,
      message: 'Please fill in all fields',
    });
  });

  it('wants an e-mail address that looks like one', () => {
    expect(findProblem({ ...good, email: 'mika at example.org' })).toEqual({
      field: 'email',
      message: 'Please enter a valid email address',
    });
  });

  it('takes a message of 5,000 characters and none of 5,001', () => {
    expect(findProblem({ ...good, message: 'a'.repeat(5000) })).toBeNull();
    expect(findProblem({ ...good, message: 'a'.repeat(5001) })).toEqual({
      field: 'message',
      message: 'Please use at most 5,000 characters',
    });
  });

  it('names the first of several', () => {
    expect(findProblem(emptyValues)?.field).toBe('name');
  });
});

describe('roomWords', () => {
  it('says nothing while more than a tenth is left', () => {
    expect(roomWords('message', 'a'.repeat(4499))).toBeNull();
    expect(roomWords('message', '')).toBeNull();
  });

  it('counts down, and on beyond the limit', () => {
    expect(roomWords('message', 'a'.repeat(4500))).toBe('500 characters left');
    expect(roomWords('message', 'a'.repeat(4999))).toBe('1 character left');
    expect(roomWords('message', 'a'.repeat(5000))).toBe('0 characters left');
    expect(roomWords('message', 'a'.repeat(6002))).toBe('1,002 characters too many');
  });
});

it('tells an empty form', () => {
  expect(isEmpty(emptyValues)).toBe(true);
  expect(isEmpty({ ...emptyValues, name: 'M' })).toBe(false);
});
