import { describe, expect, it } from 'vitest';
import {
  deletionScheduledMail,
  emailChangedMail,
  emailChangeMail,
  emailChangeNoticeMail,
  googleLinkedMail,
  passwordChangedMail,
  recoveryMail,
  verificationMail,
} from './messages.ts';

const when = new Date('2026-11-14T09:05:00Z');
const plain = { to: 'yuki@pond.example', link: 'https://koi.example/do?token=a&kind=b' };
const nasty = {
  to: `a&b'<i>"@pond.example`,
  link: 'https://koi.example/?a=1&b="><script>x</script>',
};

const messages = (given: { to: string; link: string }, masked = 'y***@new.example') => [
  verificationMail({ ...given, hours: 24 }),
  recoveryMail({ ...given, minutes: 60 }),
  emailChangeMail({ ...given, hours: 1 }),
  emailChangeNoticeMail({ to: given.to, newEmailMasked: masked }),
  emailChangedMail({ to: given.to }),
  passwordChangedMail({ ...given, when }),
  deletionScheduledMail({ ...given, eraseOn: when }),
  googleLinkedMail({ to: given.to }),
];

const unescape = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** What a reader of the HTML sees of it. */
const seen = (html: string): string =>
  unescape(html.slice(html.indexOf('<body')).replace(/<br>|<[^>]*>/g, ' ')).replace(/\s+/g, ' ');

const named = (given: { to: string; link: string }, masked?: string) =>
  messages(given, masked).map((mail) => [mail.subject, mail] as const);

describe.each(named(plain))('%s', (_subject, mail) => {
  it('goes to its reader, names the site and has a subject of one short line', () => {
    expect(mail.to).toBe(plain.to);
    expect(mail.text).toContain('Nishiki');
    expect(mail.html).toContain('Nishiki');
    expect(mail.subject).toMatch(/^[^\r\n]{10,70}$/);
  });

  it('says the same in both parts', () => {
    for (const part of mail.text.split(/\n\n/).map((text) => text.split('\n')))
      for (const line of part) expect(seen(mail.html)).toContain(line.replace(/:$/, ''));
  });

  it('has the same link in both parts, or none in either', () => {
    const inText = mail.text.match(/https?:\/\/\S+/g) ?? [];
    const inHtml = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
      unescape(href),
    );
    expect(new Set(inHtml)).toEqual(new Set(inText));
    expect(inText.every((link) => link === plain.link)).toBe(true);
  });

  it('loads nothing from elsewhere and says what to do when it was not you', () => {
    expect(mail.html).not.toMatch(/<img|<script|<link|url\(|@import|src=/i);
    expect(mail.text).toMatch(/if it was not you/i);
    expect(mail.text).toMatch(/ignore this message/);
  });
});

describe.each(named(nasty, `y<b>&"'@new.example`))('%s, given markup', (_subject, mail) => {
  it('shows it as it was given and lets none of it become a tag', () => {
    expect(seen(mail.html)).toContain(nasty.to);
    expect(mail.html).not.toMatch(/<script|<i>|<b>/);
    expect(mail.html).not.toMatch(/&(?!(amp|lt|gt|quot|#39);)/);
    for (const [, href] of mail.html.matchAll(/href="([^"]*)"/g))
      expect(unescape(href ?? '')).toBe(nasty.link);
  });
});

describe('what messages say', () => {
  it.each([
    [verificationMail({ ...plain, hours: 24 }), 'The link works for 24 hours.'],
    [recoveryMail({ ...plain, minutes: 60 }), 'The link works for 60 minutes.'],
    [emailChangeMail({ ...plain, hours: 1 }), 'The link works for 1 hour.'],
    [emailChangeNoticeMail({ ...plain, newEmailMasked: 'y***@new.example' }), 'y***@new.example'],
    [passwordChangedMail({ ...plain, when }), '14 November 2026 at 09:05 UTC'],
    [deletionScheduledMail({ ...plain, eraseOn: when }), '14 November 2026 at 09:05 UTC'],
  ])('$subject: %#', (mail, words) => {
    expect(mail.text).toContain(words);
  });

  it('claims no time for a link of which none is known', () => {
    expect(verificationMail(plain).text).not.toContain('works for');
  });

  it('puts the day of erasure into the subject', () => {
    expect(deletionScheduledMail({ ...plain, eraseOn: when }).subject).toBe(
      'Your account will be erased on 14 November 2026',
    );
  });
});
