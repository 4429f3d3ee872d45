import { describe, expect, it } from 'vitest';
import { contactMail } from './contact-mail.ts';

const given = {
  to: 'support@koi.example',
  name: 'Hanako Sato',
  email: 'hanako@pond.example',
  subject: 'A question',
  message: 'Is this a Showa?\n\n  Two spaces, & a < sign.\nRegards',
};

describe('a message of the contact form, as a mail', () => {
  it('goes to the inbox, and an answer goes to the visitor', () => {
    const mail = contactMail(given);
    expect(mail.to).toBe('support@koi.example');
    expect(mail.replyTo).toBe('hanako@pond.example');
    expect(mail.subject).toBe('Contact form: A question');
    for (const words of [given.name, given.email, 'Subject: A question', 'Not signed in.'])
      expect(mail.text).toContain(words);
  });

  it('holds the text as it was written, in both parts', () => {
    const { text, html } = contactMail(given);
    expect(text).toContain(given.message);
    expect(html).toContain('Is this a Showa?\n\n  Two spaces, &amp; a &lt; sign.\nRegards');
    expect(html).toContain('white-space:pre-wrap');
  });

  it('lets no field become a tag or a link of the mail', () => {
    const nasty = `<img src=x onerror=1>"'&<a href="https://evil.example">x</a>`;
    const mail = contactMail({ ...given, name: nasty, subject: nasty, message: nasty });
    expect(mail.html).not.toMatch(/<img|<a /);
    expect(mail.html).not.toMatch(/&(?!(amp|lt|gt|quot|#39);)/);
    // Name, title, subject and message: each is there, escaped.
    expect(mail.html.match(/&lt;img src=x onerror=1&gt;&quot;&#39;&amp;/g)).toHaveLength(4);
    expect(mail.text.split(nasty)).toHaveLength(4);
  });

  it('tells the id of an account that was signed in, and nothing else of it', () => {
    const userId = '018f0000-0000-7000-8000-000000000001';
    expect(contactMail({ ...given, userId }).text).toContain(`the account ${userId}.`);
  });
});
