import { describe, expect, it } from 'vitest';
import { readMessage } from './read-message.ts';

const given = {
  name: 'Hanako Sato',
  email: 'hanako@pond.example',
  subject: 'A question',
  message: 'Is this a Showa?',
};

describe('a message of the contact form', () => {
  it('is read without the space around it, and with one kind of line end', () => {
    expect(
      readMessage({
        name: '  Hanako Sato ',
        email: ' Hanako@Pond.Example',
        subject: ' 錦鯉 & <b>markup</b> ',
        message: '\n one\r\ntwo\rthree\u2028four\t\u0007bell \n\n',
      }),
    ).toEqual({
      name: 'Hanako Sato',
      email: 'hanako@pond.example',
      subject: '錦鯉 & <b>markup</b>',
      message: 'one\ntwo\nthree\nfour\t bell',
    });
  });

  it.each([
    [{ name: '' }, 'Please fill in all fields: your name is missing.'],
    [
      { email: ' ', message: '\n' },
      'Please fill in all fields: your e-mail address and your message are missing.',
    ],
    [
      { name: '', email: '', subject: '', message: '' },
      'Please fill in all fields: your name, your e-mail address, the subject and your message are missing.',
    ],
  ])('without all fields is refused with what is missing: %j', (fields, userMessage) => {
    expect(() => readMessage({ ...given, ...fields })).toThrow(
      expect.objectContaining({ code: 'invalid_request', userMessage }),
    );
  });

  const breaks = ['\r\n', '\n', '\r', '\0', '\u000b', '\u0085', '\u2028', '\u2029', '\u001b'];
  it.each(breaks)('has one line in name, subject and address: %j', (sign) => {
    for (const where of [`a${sign}Bcc: thief@evil.example`, `${sign}a`, `a${sign}`]) {
      for (const field of ['name', 'subject'] as const)
        expect(() => readMessage({ ...given, [field]: where })).toThrow(
          expect.objectContaining({
            code: 'invalid_request',
            userMessage: expect.stringMatching(
              /^(Your name|The subject) must be a single line of plain text\.$/,
            ) as string,
          }),
        );
      const email = where.replace('a', given.email);
      expect(() => readMessage({ ...given, email })).toThrow(
        expect.objectContaining({ code: 'email_address_invalid' }),
      );
    }
  });

  it.each(['hanako', 'hanako@pond', 'a@b.example, c@d.example', 'Hanako <hanako@pond.example>'])(
    'needs one address: %j',
    (email) => {
      expect(() => readMessage({ ...given, email })).toThrow(
        expect.objectContaining({ code: 'email_address_invalid' }),
      );
    },
  );
});
