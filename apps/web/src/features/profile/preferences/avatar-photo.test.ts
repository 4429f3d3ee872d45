import { describe, expect, it } from 'vitest';
import { middleSquare, refusalUnread } from './avatar-photo.ts';

const file = (name: string, type: string, bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type });

describe('a picture for the profile', () => {
  it('is cut from the middle', () => {
    expect(middleSquare(400, 300)).toEqual({ x: 50, y: 0, side: 300 });
    expect(middleSquare(300, 400)).toEqual({ x: 0, y: 50, side: 300 });
    expect(middleSquare(300, 300)).toEqual({ x: 0, y: 0, side: 300 });
  });

  it('goes as it is where the browser cannot read it but the server can', () => {
    expect(refusalUnread(file('me.heic', ''))).toBeNull();
    expect(refusalUnread(file('me.jpg', 'image/jpeg'))).toBeNull();
  });

  it('is refused where nobody can read it, or where it is too large', () => {
    expect(refusalUnread(file('notes.txt', 'text/plain'))).toContain('Only JPEG');
    expect(refusalUnread(file('me.heic', 'image/heic', 5 * 1024 * 1024 + 1))).toContain('5MB');
  });
});
