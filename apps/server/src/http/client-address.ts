import { isIP } from 'node:net';

/**
 * The client's address behind `hops` trusted proxies: each trusted proxy appended one entry to
 * X-Forwarded-For, so the client is the entry `hops` from the right. Without trusted proxies the
 * header is ignored, since anybody can send one.
 */
export const clientAddress = (
  socketAddress: string,
  forwardedFor: string | undefined,
  hops: number,
): string => {
  if (hops === 0) return socketAddress;
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  const entry = entries.at(-hops);
  return entry && isIP(entry) ? entry : socketAddress;
};

/** What limits count by: an IPv4 address, or the /64 network that one IPv6 customer gets. */
export const addressNetwork = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const gap = address.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  const groups = [...left, ...gap, ...right].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
};
