/** What every answer has to be, whatever was asked. */
import {
  accessErrors,
  commonErrors,
  type Endpoint,
  type ErrorShape,
} from '@nishiki/contract/endpoint';
import {
  errorSchema,
  errorTable,
  gotrueError,
  gotrueErrorSchema,
  postgrestErrorSchema,
  type ErrorCode,
} from '@nishiki/contract/errors';
import { expect } from 'vitest';

export type Told = {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** Code of an error, in the words of its shape. */
  readonly code: string | null;
};

const locks = {
  'content-security-policy': /^default-src 'none'; /,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /^camera=/,
  'x-request-id': /^[0-9a-f-]{36}$/,
};

/** Traces of our code, of the statement or of the driver. */
const inside =
  /\n\s+at |node_modules|\.ts:\d|\.js:\d|DrizzleQueryError|DatabaseError|select [a-z_*"]+.* from |insert into|update \w+ set|violates|invalid input syntax|out of range|SQLSTATE|nishiki_(user|guest|system)/i;

const codesOf: Record<ErrorShape, (body: unknown) => { code: string; words: string }> = {
  nishiki: (body) => {
    const { error } = errorSchema.parse(body);
    return { code: error.code, words: error.message };
  },
  gotrue: (body) => {
    const { error_code: code, msg } = gotrueErrorSchema.parse(body);
    return { code, words: msg };
  },
  postgrest: (body) => {
    const { code, message } = postgrestErrorSchema.parse(body);
    return { code, words: message };
  },
};

/** The table protocol's own code for "not exactly one row", which its clients know. */
const NOT_ONE_ROW = 'PGRST116';
/** Of any address: a method that it does not take, an address that is none, a body over its limit. */
const anywhere: readonly ErrorCode[] = ['method_not_allowed', 'not_found', 'body_too_large'];

const declared = (endpoint: Endpoint): Set<string> => {
  const codes = [
    ...endpoint.errors,
    ...accessErrors[endpoint.access],
    ...commonErrors,
    ...anywhere,
  ];
  const named = codes.map((code) =>
    endpoint.errorShape === 'gotrue' ? gotrueError(code).code : code,
  );
  return new Set([...named, NOT_ONE_ROW]);
};

/** Words for a person: a beginning, an end, and nothing that a machine would say. */
const sentence = /^[A-Z“][^\n<>{}]{5,250}$/;

/** @returns the code of the error */
const judgeError = (shape: ErrorShape, bytes: Buffer, headers: Headers): string => {
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  const { code, words } = codesOf[shape](JSON.parse(bytes.toString('utf8')));
  expect(words).toMatch(sentence);
  if (shape === 'nishiki') expect(Object.keys(errorTable)).toContain(code);
  return code;
};

const judgeEvents = (endpoint: Endpoint, text: string): void => {
  const events = text
    .trim()
    .split('\n\n')
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1],
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '') as unknown,
    }));
  const last = events.at(-1);
  if (last?.event === 'result') expect(endpoint.output.safeParse(last.data).error).toBeUndefined();
  else expect(codesOf.nishiki(last?.data).words).toMatch(sentence);
  expect(events.slice(0, -1).every(({ event }) => event === 'step')).toBe(true);
};

const judgeSuccess = (endpoint: Endpoint, { status, headers, bytes }: Told): void => {
  const type = headers.get('content-type') ?? '';
  const text = bytes.toString('utf8');
  if (endpoint.answers === 'empty')
    return expect({ status, text }).toEqual({ status: 204, text: '' });
  if (endpoint.answers === 'redirect') {
    expect(status).toBe(302);
    expect(headers.get('location')).toMatch(/^(http:\/\/127\.0\.0\.1:3000)?\//);
    return;
  }
  expect(status).toBe(200);
  if (endpoint.answers === 'file')
    return expect(text.slice(0, 4)).toBe(type === 'application/pdf' ? '%PDF' : 'PK\u0003\u0004');
  if (type.startsWith('text/event-stream')) return judgeEvents(endpoint, text);
  const body: unknown = JSON.parse(text);
  // The table protocol gives a row alone to clients that ask so.
  const isRow = type.startsWith('application/vnd.pgrst.object');
  expect(endpoint.output.safeParse(isRow ? [body] : body).error).toBeUndefined();
};

/** @param endpoint null for an address that may be none */
export const judge = async (
  endpoint: Endpoint | null,
  method: string,
  response: Response,
): Promise<Told> => {
  const bytes = Buffer.from(await response.arrayBuffer());
  const { status, headers } = response;
  expect(status).toBeLessThan(500);
  for (const [name, value] of Object.entries(locks)) expect(headers.get(name) ?? '').toMatch(value);
  expect(bytes.toString('utf8')).not.toMatch(inside);
  const told = { status, headers, bytes, code: null };
  if (endpoint === null || method.toUpperCase() === 'HEAD') return told;
  if (status < 400) {
    judgeSuccess(endpoint, told);
    return told;
  }
  const code = judgeError(endpoint.errorShape, bytes, headers);
  expect(declared(endpoint)).toContain(code);
  return { ...told, code };
};
