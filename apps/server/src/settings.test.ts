import { describe, expect, it } from 'vitest';
import { contactInboxOf, operatorOf } from './operator-settings.ts';
import { readSettings } from './settings.ts';

describe('settings', () => {
  it('needs nothing', () => {
    expect(readSettings({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', TRUST_PROXY: 0 });
  });
  it('takes an empty value as not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
  });
  it('keeps only the origin of PUBLIC_URL', () => {
    expect(readSettings({ PUBLIC_URL: 'https://koi.example/site/' }).PUBLIC_URL).toBe(
      'https://koi.example',
    );
  });
  it('shows nothing of the operator that is not set, and sends messages to the sender', () => {
    expect(operatorOf(readSettings({ SUPPORT_EMAIL: '', SOCIAL_LINKS: '' }))).toEqual({
      supportEmail: null,
      salesEmail: null,
      company: null,
      responseTime: null,
      social: [],
    });
    expect(contactInboxOf(readSettings({}))).toBe('nishiki@localhost');
  });
  it.each([
    'Koi Ltd;1 Pond Lane; London;',
    'Koi Ltd\n1 Pond Lane\r\n\nLondon',
    'Koi Ltd\\n1 Pond Lane\\nLondon',
  ])('reads the lines of an address: %j', (text) => {
    expect(readSettings({ COMPANY_ADDRESS: text }).COMPANY_ADDRESS).toEqual([
      'Koi Ltd',
      '1 Pond Lane',
      'London',
    ]);
  });
  it('reads links with names of several words', () => {
    const text = 'The Pond Tube https://video.example/us, X https://x.example';
    expect(readSettings({ SOCIAL_LINKS: text }).SOCIAL_LINKS).toEqual([
      { name: 'The Pond Tube', url: 'https://video.example/us' },
      { name: 'X', url: 'https://x.example/' },
    ]);
  });
  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUBLIC_URL', 'koi.example'],
    ['TRUST_PROXY', '-1'],
    ['ANALYSIS_PROCESSES', '0'],
    ['MAIL_FROM', 'Nishiki'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
    ['SUPPORT_EMAIL', 'help@koi'],
    ['SUPPORT_EMAIL', 'a@b.example,c@d.example'],
    ['SUPPORT_EMAIL', 'Help <help@koi.example>'],
    ['SALES_EMAIL', 'sales'],
    ['COMPANY_ADDRESS', ' ; '],
    ['COMPANY_ADDRESS', 'x'.repeat(101)],
    ['COMPANY_ADDRESS', 'Koi Ltd\u0007'],
    ['SOCIAL_LINKS', 'https://koi.example'],
    ['SOCIAL_LINKS', 'Mastodon http://koi.example/@us'],
    ['SOCIAL_LINKS', 'Mastodon javascript:alert(1)'],
    ['SOCIAL_LINKS', 'Mastodon https://koi.example/@us, Tube'],
    ['SOCIAL_LINKS', 'Mastodon https://us:secret@koi.example'],
    ['SUPPORT_RESPONSE_TIME', 'x'.repeat(41)],
    ['CONTACTS_PER_ADDRESS', '0'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });
});
