import { describe, expect, it } from 'vitest';
import { refusal, refusalUnread, WHOLE_LIMIT } from './photo-checks.ts';

const MEGABYTE = 1024 * 1024;
const file = (name: string, type: string, size: number) => ({ name, type, size });

describe('refusal', () => {
  it.each([
    file('koi.jpg', 'image/jpeg', 5 * MEGABYTE),
    file('koi.HEIC', '', 5 * MEGABYTE),
    file('koi.avif', 'image/avif', 5 * MEGABYTE),
    file('twelve.jpg', 'image/jpeg', 12 * MEGABYTE),
    file('thirty.png', 'image/png', 30 * MEGABYTE),
  ])('lets $name through', (facts) => {
    expect(refusal(facts, WHOLE_LIMIT)).toBeNull();
  });

  it.each([
    file('notes.pdf', 'application/pdf', MEGABYTE),
    file('drawing.svg', 'image/svg+xml', 900),
    file('pond.mp4', 'video/mp4', MEGABYTE),
    file('folder', '', 4096),
  ])('asks for an image instead of $name and names it', (facts) => {
    expect(refusal(facts, WHOLE_LIMIT)).toContain('Please select an image');
    expect(refusal(facts, WHOLE_LIMIT)).toContain(facts.name);
  });

  it('refuses an empty file', () => {
    expect(refusal(file('koi.jpg', 'image/jpeg', 0), WHOLE_LIMIT)).toContain('empty');
  });

  it('refuses what is too large even to shrink, in the words of the specification', () => {
    expect(refusal(file('koi.jpg', 'image/jpeg', 30 * MEGABYTE + 1), WHOLE_LIMIT)).toBe(
      'Image size must be less than 10MB',
    );
  });
});

describe('refusalUnread', () => {
  it('sends HEIC up to 10 MB as it is', () => {
    expect(refusalUnread(file('koi.heic', 'image/heic', 10 * MEGABYTE), WHOLE_LIMIT)).toBeNull();
    expect(refusalUnread(file('koi.heic', 'image/heic', 10 * MEGABYTE + 1), WHOLE_LIMIT)).toBe(
      'Image size must be less than 10MB',
    );
  });

  it('does not send formats that nobody can read', () => {
    expect(refusalUnread(file('koi.tiff', 'image/tiff', MEGABYTE), WHOLE_LIMIT)).toContain('HEIC');
  });
});
