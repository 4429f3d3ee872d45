import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AboutVariety } from './about-variety.tsx';

it('leads to the page of a variety in a tab of its own, and says so', () => {
  const markup = renderToStaticMarkup(<AboutVariety id="kindai-showa" />);
  expect(markup).toContain('href="/varieties/kindai-showa"');
  expect(markup).toMatch(/target="_blank" rel="noopener"/);
  expect(markup).toMatch(/About Kindai Showa<span class="sr-only">, opens in a new tab</);
});

it('is not there for a name that has no page, such as one of an older engine', () => {
  expect(renderToStaticMarkup(<AboutVariety id="ghost" />)).toBe('');
});
