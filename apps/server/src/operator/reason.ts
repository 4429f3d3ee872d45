import { OperatorError, type Given, type Option } from './command.ts';

const MOST_SIGNS = 200;

export const reasonOption = (about: string): Option => ({
  type: 'string',
  value: 'TEXT',
  required: true,
  about,
});

/** One line of words. @throws OperatorError */
export const readReason = (given: Given): string => {
  const reason = (given.text('reason') ?? '').replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').trim();
  if (reason === '') throw new OperatorError('Say why, with --reason TEXT.');
  if ([...reason].length > MOST_SIGNS)
    throw new OperatorError(`The reason may have ${MOST_SIGNS} characters at most.`);
  return reason;
};
