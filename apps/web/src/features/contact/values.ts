/** What is typed into the form, and what is wrong with it. */
import { CONTACT_LIMITS } from '@nishiki/contract/contact';
import { EMAIL_SHAPE } from '../../lib/email-shape.ts';
import { decimal } from '../../lib/formats.ts';

/** In the order in which they stand. */
export const fieldNames = ['name', 'email', 'subject', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Values = Readonly<Record<FieldName, string>>;
export type Problem = { readonly field: FieldName; readonly message: string };

export const emptyValues: Values = { name: '', email: '', subject: '', message: '' };

export const isEmpty = (values: Values): boolean =>
  fieldNames.every((field) => values[field] === '');

/** What is sent: spaces around a value are nobody's intention. */
export const trimmed = (values: Values): Values => ({
  name: values.name.trim(),
  email: values.email.trim(),
  subject: values.subject.trim(),
  message: values.message.trim(),
});

const problemAt = (field: FieldName, value: string): string | null => {
  if (value === '') return 'Please fill in all fields';
  if (field === 'email' && !EMAIL_SHAPE.test(value)) return 'Please enter a valid email address';
  const most = CONTACT_LIMITS[field];
  return value.length > most ? `Please use at most ${decimal(most)} characters` : null;
};

/** The first thing that is wrong with trimmed values, at the field where it is mended. */
export const findProblem = (values: Values): Problem | null => {
  for (const field of fieldNames) {
    const message = problemAt(field, values[field]);
    if (message !== null) return { field, message };
  }
  return null;
};

/** How much room is left, near the limit and beyond it; null while there is plenty. */
export const roomWords = (field: FieldName, value: string): string | null => {
  const most = CONTACT_LIMITS[field];
  const left = most - value.trim().length;
  if (left > most / 10) return null;
  const count = decimal(Math.abs(left));
  const characters = Math.abs(left) === 1 ? 'character' : 'characters';
  return left < 0 ? `${count} ${characters} too many` : `${count} ${characters} left`;
};
