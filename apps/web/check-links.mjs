/** Every link within the built pages must lead to a page, a file or a place that is there. */

/** Answered by the server itself, or states of a page. */
const answeredElsewhere = /^\/(?:docs|dev|api|functions|photos|assets)\//;

const linksOf = (html) =>
  [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href]) => href.replaceAll('&amp;', '&'));

const hasPlace = (html, id) => html.includes(`id="${id}"`);

/**
 * @param pages path -> markup of each page that was built
 * @throws Error that names the pages and their dead links
 */
export const checkLinks = (pages) => {
  const dead = [];
  for (const [path, html] of pages)
    for (const href of linksOf(html)) {
      if (!/^[/#]/.test(href) || answeredElsewhere.test(href)) continue;
      const { pathname, hash } = new URL(href, `http://site${path}`);
      const target = pages.get(pathname);
      const place = decodeURIComponent(hash.slice(1));
      if (target === undefined) dead.push(`${path}: ${href} leads to no page`);
      else if (place !== '' && pathname !== '/' && !hasPlace(target, place))
        dead.push(`${path}: ${href} leads to no place on that page`);
    }
  if (dead.length > 0) throw new Error(`Dead links:\n${[...new Set(dead)].join('\n')}`);
};
