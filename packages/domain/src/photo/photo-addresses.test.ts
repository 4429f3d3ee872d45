import { describe, expect, it } from 'vitest';
import { createPhotoAddresses } from './photo-addresses.ts';

const addresses = createPhotoAddresses(new Uint8Array(32).fill(1));
const id = '01890f5a-0000-7000-8000-000000000001';
const now = new Date('2026-05-01T10:00:00Z');
const parts = (url: string): [string, string] => {
  const { searchParams } = new URL(url, 'http://x');
  return [searchParams.get('e') ?? '', searchParams.get('s') ?? ''];
};

describe('photo addresses', () => {
  it('work for an hour and not a second longer', () => {
    const [e, s] = parts(addresses.sign(id, now));
    expect(addresses.verify(id, e, s, new Date('2026-05-01T11:00:00Z'))).toBe(true);
    expect(addresses.verify(id, e, s, new Date('2026-05-01T11:00:01Z'))).toBe(false);
  });
  it('fit one id, one expiry and one key', () => {
    const [e, s] = parts(addresses.sign(id, now));
    expect(addresses.verify(id.replace(/1$/, '2'), e, s, now)).toBe(false);
    expect(addresses.verify(id, String(Number(e) + 3600), s, now)).toBe(false);
    const other = createPhotoAddresses(new Uint8Array(32).fill(2));
    expect(other.verify(id, e, s, now)).toBe(false);
  });
  it('refuse what is no expiry or no signature', () => {
    const [e, s] = parts(addresses.sign(id, now));
    expect(addresses.verify(id, 'soon', s, now)).toBe(false);
    expect(addresses.verify(id, `${e}0`, s, now)).toBe(false);
    expect(addresses.verify(id, e, '', now)).toBe(false);
  });
});
