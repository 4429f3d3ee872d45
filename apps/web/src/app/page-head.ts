import { linkPictures, type LinkPictureName } from '../koi-art/link-pictures.tsx';
import { fullTitle, SITE } from './match.ts';

/**
 * Stands in the built pages for the site's own address, which only the server knows; `.invalid` is
 * reserved, so it never means another site.
 */
export const ORIGIN = 'https://origin.invalid';

export type HeadOf = {
  readonly path: string;
  /** What the page is, without the name of the site. */
  readonly title: string;
  readonly description: string;
  readonly unlisted: boolean;
  readonly picture: LinkPictureName;
};

/** Where the drawn picture of each name lies in the site, from its root. */
export type PictureFiles = Readonly<Record<LinkPictureName, string>>;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const named = (name: string, content: string): string =>
  `<meta name="${name}" content="${escaped(content)}">`;
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escaped(content)}">`;

/** The picture of a page: its own, or the one that all others share. */
export const pictureOf = (id: string): LinkPictureName =>
  id in linkPictures ? (id as LinkPictureName) : 'site';

/** What search engines and shared links read of a page. One that nobody should find says only that. */
export const headTags = (page: HeadOf, files: PictureFiles): string[] => {
  const { path, title, description, unlisted, picture } = page;
  const own = [`<title>${escaped(fullTitle(title))}</title>`, named('description', description)];
  if (unlisted) return [...own, named('robots', 'noindex')];
  const address = ORIGIN + path;
  return [
    ...own,
    `<link rel="canonical" href="${escaped(address)}">`,
    property('og:site_name', SITE),
    property('og:locale', 'en_GB'),
    property('og:type', 'website'),
    property('og:url', address),
    property('og:title', title),
    property('og:description', description),
    property('og:image', `${ORIGIN}/${files[picture]}`),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', linkPictures[picture].alt),
    named('twitter:card', 'summary_large_image'),
  ];
};
