import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { randomId } from './random-id.ts';

describe('randomId', () => {
  it('is a UUID of version 4, another one each time', () => {
    expect(z.uuidv4().safeParse(randomId()).success).toBe(true);
    expect(randomId()).not.toBe(randomId());
  });
});
