import { describe, expect, it } from 'vitest';
import { hashAddress, readDeviceCookie, writeDeviceCookie } from './device-cookie.ts';

const key = new Uint8Array(32).fill(7);
const id = '01890f5a-0000-7000-8000-000000000001';

describe('device cookie', () => {
  it('reads back what it wrote', () => {
    expect(readDeviceCookie(key, writeDeviceCookie(key, id))).toBe(id);
  });
  it('refuses another key, another id, and garbage', () => {
    const cookie = writeDeviceCookie(key, id);
    expect(readDeviceCookie(new Uint8Array(32).fill(8), cookie)).toBeNull();
    expect(readDeviceCookie(key, cookie.replace('0001.', '0002.'))).toBeNull();
    for (const bad of [undefined, '', '.', id, `${id}.`, 'x.y', `${id}.${'A'.repeat(9999)}`])
      expect(readDeviceCookie(key, bad)).toBeNull();
  });
});

describe('hashAddress', () => {
  it('is the same for one network and key, and never holds the address', () => {
    const hash = hashAddress(key, '203.0.113.7');
    expect(hashAddress(key, '203.0.113.7')).toBe(hash);
    expect(hashAddress(key, '203.0.113.8')).not.toBe(hash);
    expect(hash).not.toContain('203');
  });
});
