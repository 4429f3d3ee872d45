import { describe, expect, it } from 'vitest';
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
  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUBLIC_URL', 'koi.example'],
    ['TRUST_PROXY', '-1'],
    ['ANALYSIS_PROCESSES', '0'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });
});
