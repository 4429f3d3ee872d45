import { describe, expect, it } from 'vitest';
import { linkPictures } from '../koi-art/link-pictures.tsx';
import { pagesServed, pagesToPrerender } from '../entry-prerender.tsx';
import { headTags, ORIGIN, pictureOf, type HeadOf, type PictureFiles } from './page-head.ts';

const files = Object.fromEntries(
  Object.keys(linkPictures).map((name) => [name, `assets/link-${name}-1.png`]),
) as PictureFiles;

const all: HeadOf[] = [...pagesToPrerender, ...pagesServed];
const content = (tags: string[], name: string): string | undefined =>
  tags
    .map(
      (tag) => new RegExp(`^<meta (?:name|property)="${name}" content="([^"]+)">$`).exec(tag)?.[1],
    )
    .find((found) => found !== undefined);
const canonical = (tags: string[]) => tags.filter((tag) => tag.startsWith('<link rel="canonical"'));

describe('a listed page', () => {
  const listed = all.filter(({ unlisted }) => !unlisted);

  it.each(listed)('has all that a shared link shows, on $path', (page) => {
    const tags = headTags(page, files);
    expect(canonical(tags)).toEqual([`<link rel="canonical" href="${ORIGIN}${page.path}">`]);
    expect(content(tags, 'og:url')).toBe(ORIGIN + page.path);
    expect(content(tags, 'og:image')).toMatch(
      /^https:\/\/origin\.invalid\/assets\/link-\w+-1\.png$/,
    );
    expect(content(tags, 'og:type')).toBe('website');
    expect(content(tags, 'og:site_name')).toBe('Nishiki');
    expect(content(tags, 'og:locale')).toBe('en_GB');
    expect(content(tags, 'twitter:card')).toBe('summary_large_image');
    for (const name of ['description', 'og:title', 'og:description', 'og:image:alt'])
      expect(content(tags, name), name).toBeTruthy();
    expect(tags.join()).not.toContain('noindex');
  });

  it('is told apart from all others by title and description', () => {
    for (const field of ['title', 'description'] as const)
      expect(new Set(listed.map((page) => page[field])).size).toBe(listed.length);
  });
});

it('a page that nobody should find has no address and no preview', () => {
  const unlisted = all.filter((page) => page.unlisted);
  expect(unlisted.map(({ path }) => path)).toContain('/404');
  for (const page of unlisted) {
    const tags = headTags(page, files);
    expect(content(tags, 'robots')).toBe('noindex');
    expect(canonical(tags)).toEqual([]);
    expect(tags.join()).not.toContain('og:');
  }
});

it('quotes and angle brackets stay text', () => {
  const page = { ...(all[0] as HeadOf), title: 'A "good" <koi> & more', description: '"><script>' };
  const text = headTags(page, files).join('\n');
  expect(text).toContain('<title>A &quot;good&quot; &lt;koi&gt; &amp; more · Nishiki</title>');
  expect(text).toContain('content="&quot;&gt;&lt;script&gt;"');
  expect(text).not.toContain('<script>');
});

it('pages without a picture of their own share one', () => {
  expect(pictureOf('identify')).toBe('identify');
  expect(pictureOf('signIn')).toBe('site');
});
