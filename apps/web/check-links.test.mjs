import { describe, expect, it } from 'vitest';
import { checkLinks } from './check-links.mjs';

const site = (home) =>
  new Map([
    ['/', home],
    ['/water/ph', '<h2 id="never">Never</h2>'],
  ]);

describe('links of the built pages', () => {
  it('may lead to pages, to places on them, to other sites and to what the server answers', () => {
    const home =
      '<a href="/water/ph">pH</a><a class="x" href="/water/ph?a=1&amp;b=2#never">Never</a>' +
      '<a href="https://koi.example/nowhere">Elsewhere</a><a href="/docs/api">API</a>';
    expect(() => checkLinks(site(home))).not.toThrow();
  });

  it('fail the build when page or place is missing, and are named', () => {
    expect(() => checkLinks(site('<a href="/water/ch">KH</a>'))).toThrow(
      '/: /water/ch leads to no page',
    );
    expect(() => checkLinks(site('<a href="/water/ph#always">Always</a>'))).toThrow(
      '/water/ph#always leads to no place',
    );
  });
});
