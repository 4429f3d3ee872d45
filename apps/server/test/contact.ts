/** Messages of the contact form, as the page sends them. */
import { endpoints, type Input } from '@nishiki/contract/endpoints';
import { uuidv7 } from '@nishiki/db/uuidv7';
import type { TestApp } from './test-app.ts';

export type Form = Input<'sendContactEmail'>;

/** A message that nobody has sent before, but for what is given. */
export const form = (given: Partial<Form> = {}): Form => ({
  name: `Hanako ${uuidv7()}`,
  email: `${uuidv7()}@pond.example`,
  subject: `A question ${uuidv7()}`,
  message: `Is this a Showa? ${uuidv7()}`,
  ...given,
});

export const contactRequest = (
  body: unknown,
  headers: Record<string, string> = {},
): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

export const postContact = async (
  site: TestApp,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  site.app.request(endpoints.sendContactEmail.path, contactRequest(body, headers));

/** Code and words of a refusal. */
export const told = async (answer: Response): Promise<{ code: string; message: string }> => {
  const { error } = (await answer.json()) as { error: { code: string; message: string } };
  return { code: error.code, message: error.message };
};
