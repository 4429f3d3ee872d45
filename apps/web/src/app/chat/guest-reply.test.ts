import { describe, expect, it } from 'vitest';
import { guestReply } from './guest-reply.ts';

const SIGN_UP = '/auth?next=%2Fchat&signup=true';

describe('what a guest is told', () => {
  it('invites to sign up, and always names first aid', () => {
    const { content, meta } = guestReply('What is a Showa?', SIGN_UP);
    expect(content).toContain('sign up');
    expect(content).toContain('First Aid');
    expect(meta.firstAid).toBe(false);
    expect(meta.links.map(({ path }) => path)).toEqual([SIGN_UP, '/first-aid']);
  });
  it.each([
    ['My koi are GASPING at the surface', '/first-aid#gasping'],
    ['two fish died   overnight', '/first-aid#deaths'],
    ['I left the hose on and forgot dechlorinator', '/first-aid#chlorine'],
  ])('comes with first aid first in an emergency: %s', (text, path) => {
    const { content, meta } = guestReply(text, SIGN_UP);
    expect(meta.firstAid).toBe(true);
    expect(meta.links[0]?.path).toBe(path);
    expect(content.indexOf('First Aid')).toBeLessThan(content.indexOf('sign up'));
  });
});
