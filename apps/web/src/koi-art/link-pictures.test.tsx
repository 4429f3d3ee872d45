import { art } from '@nishiki/knowledge/art';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LinkPicture, linkPictures, type LinkPictureName } from './link-pictures.tsx';

const names = Object.keys(linkPictures) as LinkPictureName[];

describe.each(names)('the picture of %s', (name) => {
  const markup = renderToStaticMarkup(<LinkPicture name={name} />);

  it('has the size of a link preview', () => {
    expect(markup).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(markup).toMatch(/^<svg[^>]* width="1200" height="630"/);
  });

  it('needs no style sheet to have its colours', () => {
    expect(markup).not.toMatch(/class=|style|var\(|currentColor/);
    expect(markup).not.toMatch(/NaN|undefined/);
  });

  it('shows varieties that are drawn from data', () => {
    for (const { variety } of linkPictures[name].scene.koi) expect(art).toHaveProperty(variety);
  });
});
