import { describe, expect, it } from 'vitest';
import { addressNetwork, clientAddress } from './client-address.ts';

describe('clientAddress', () => {
  it('ignores the header without trusted proxies', () => {
    expect(clientAddress('10.0.0.9', '203.0.113.7', 0)).toBe('10.0.0.9');
  });
  it('takes the entry that the trusted proxy appended, not what the client wrote before it', () => {
    expect(clientAddress('10.0.0.9', '1.1.1.1, 203.0.113.7', 1)).toBe('203.0.113.7');
    expect(clientAddress('10.0.0.9', '1.1.1.1, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7');
  });
  it('falls back to the socket when the header is short or no address', () => {
    expect(clientAddress('10.0.0.9', undefined, 1)).toBe('10.0.0.9');
    expect(clientAddress('10.0.0.9', 'unknown', 1)).toBe('10.0.0.9');
    expect(clientAddress('10.0.0.9', '203.0.113.7', 2)).toBe('10.0.0.9');
  });
});

describe('addressNetwork', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (address, network) => {
    expect(addressNetwork(address)).toBe(network);
  });
});
