import { describe, expect, it } from 'vitest';
import { readSmtpAddress } from './smtp-address.ts';

describe('readSmtpAddress', () => {
  // Ports: RFC 6409 (587, STARTTLS) and RFC 8314 (465, TLS from the start).
  it.each([
    ['smtp://mail.example', 'mail.example', 587, false, false],
    ['smtps://mail.example', 'mail.example', 465, true, false],
    ['smtp://mail.example:465', 'mail.example', 465, true, false],
    ['smtp://Mail.Example:2525/', 'mail.example', 2525, false, false],
    ['smtp://localhost:1025', 'localhost', 1025, false, true],
    ['smtp://LOCALHOST', 'localhost', 587, false, true],
    ['smtp://127.0.0.1:25', '127.0.0.1', 25, false, true],
    ['smtp://[::1]:25', '::1', 25, false, true],
    ['smtp://[2001:db8::1]:25', '2001:db8::1', 25, false, false],
    ['smtp://0.0.0.0', '0.0.0.0', 587, false, false],
    ['smtp://127.0.0.1.evil.example', '127.0.0.1.evil.example', 587, false, false],
    ['smtp://localhost.evil.example', 'localhost.evil.example', 587, false, false],
  ])('%s', (url, host, port, secure, isLoopback) => {
    expect(readSmtpAddress(url)).toEqual({ host, port, secure, isLoopback, auth: null });
  });

  it('unescapes user and password', () => {
    expect(readSmtpAddress('smtp://a%40b:c%3Ad%25@mail.example').auth).toEqual({
      user: 'a@b',
      pass: 'c:d%',
    });
  });

  it.each([
    'mail.example:587',
    'https://user:secret@mail.example',
    'smtp://',
    'smtp://user:secret@',
    'smtp://user:secret@mail.example?tls.rejectUnauthorized=false',
    'smtp://user:secret@mail.example/path',
    'smtp://user:secret%@mail.example',
    'smtp://user:secret@mail.example:99999',
  ])('refuses %s without repeating the password', (url) => {
    expect(() => readSmtpAddress(url)).toThrow(/^(?!.*secret)/);
  });
});
