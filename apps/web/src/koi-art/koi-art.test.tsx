import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { KoiArt } from './koi-art.tsx';
import { Logo } from './logo.tsx';
import { PondScene } from './pond-scene.tsx';

const render = renderToStaticMarkup;

describe('KoiArt', () => {
  it('draws the same markup for the same variety and seed', () => {
    const once = render(<KoiArt variety="showa" seed={3} />);
    expect(render(<KoiArt variety="showa" seed={3} />)).toBe(once);
    expect(render(<KoiArt variety="showa" seed={4} />)).not.toBe(once);
  });

  it('is decoration without a title and a named picture with one', () => {
    expect(render(<KoiArt variety="kohaku" />)).toMatch(/^<svg[^>]* aria-hidden="true"/);
    const named = render(<KoiArt variety="kohaku" title="A Kohaku" />);
    const id = /aria-labelledby="([^"]+)"/.exec(named)?.[1];
    expect(named).toMatch(/^<svg[^>]* role="img"/);
    expect(named).toContain(`<title id="${id}">A Kohaku</title>`);
    expect(named).not.toContain('aria-hidden');
  });

  it('needs no inline style, and no coordinate is broken', () => {
    for (const variety of ['kohaku', 'asagi', 'shusui', 'kujaku', 'unheard-of']) {
      const markup = render(<KoiArt variety={variety} animate />);
      expect(markup).not.toMatch(/\sstyle=|<style/);
      expect(markup).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('moves only when asked', () => {
    expect(render(<KoiArt variety="kohaku" />)).not.toContain('koi-sway');
    expect(render(<KoiArt variety="kohaku" animate />)).toContain('koi-sway-tail');
  });
});

describe('PondScene and Logo', () => {
  it('refer only to ids that exist, each of them once', () => {
    const markup = render(
      <>
        <PondScene title="Three koi" animate />
        <KoiArt variety="kohaku" seed={4} />
        <Logo />
      </>,
    );
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...markup.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    expect(markup).not.toMatch(/\sstyle=|<style/);
  });

  it('shows as many koi as it is given, three at most', () => {
    const koi = (n: number) =>
      Array.from({ length: n }, (_, i) => ({ variety: 'kohaku', seed: i }));
    const count = (n: number) =>
      render(<PondScene koi={koi(n)} />).match(/<clipPath/g)?.length ?? 0;
    expect([count(1), count(2), count(3), count(5)]).toEqual([1, 2, 3, 3]);
  });
});
