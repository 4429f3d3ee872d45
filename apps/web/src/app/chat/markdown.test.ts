import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import ChatMarkdown from './markdown.tsx';

const drawn = (text: string, sources: readonly number[] = []): string =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      null,
      createElement(ChatMarkdown, { text, sources, onSource: () => undefined }),
    ),
  );

describe('an answer in Markdown', () => {
  it('shows markup as the text that it is', () => {
    const html = drawn('<script>alert(1)</script> and <b onclick="x()">bold</b>');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toMatch(/<script|<b /);
  });
  it('leads out with nothing told of where from', () => {
    const html = drawn('[a](https://example.org/a)');
    expect(html).toContain('rel="noopener noreferrer nofollow"');
    expect(html).toContain('referrerPolicy="no-referrer"');
  });
  it('leads to own pages, and nowhere else', () => {
    expect(drawn('[First Aid](/first-aid#gasping)')).toContain('href="/first-aid#gasping"');
    expect(drawn('[a](javascript:alert(1)) [b](//evil.example)')).not.toContain('href');
  });
  it('asks no address elsewhere for a picture', () => {
    expect(drawn('![a koi](https://evil.example/a.png)')).toBe('<p><span>a koi</span></p>');
  });
  it('makes buttons of the marks whose source is listed', () => {
    const html = drawn('Aerate [1], salt [2].', [1]);
    expect(html).toContain('aria-label="Source 1"');
    expect(html).toContain('salt [2].');
  });
  it('lets a table scroll by itself', () => {
    const html = drawn('| a | b |\n| --- | --- |\n| 1 | 2 |');
    expect(html).toMatch(/<div role="region"[^>]*overflow-x-auto[^>]*><table/);
  });
});
