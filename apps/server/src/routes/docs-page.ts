import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { escapeMarkup } from '../http/markup.ts';
import type { SiteManifest } from '../http/site-manifest.ts';
import { plainCss } from './plain-css.ts';

/** The policy forbids styles in the page itself. */
export const DOCS_CSS_PATH = '/docs/docs.css';

/** The frame of a document: title and tags from the route table, a way back to the site. */
export const docsPage = (
  { heads, origin: placeholder }: SiteManifest,
  origin: string,
  path: string,
  body: HtmlEscapedString | Promise<HtmlEscapedString>,
) => {
  const head = (heads.get(path) ?? '').replaceAll(placeholder, () => escapeMarkup(origin));
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${raw(head)}
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${DOCS_CSS_PATH}" />
      </head>
      <body>
        <header><a href="/">Nishiki</a></header>
        <main>${body}</main>
      </body>
    </html>`;
};

export const docsCss = `${plainCss}
header { margin: 0 auto; padding: 8px 16px 0; max-width: 44rem; font: 1.2rem/1.4 Georgia, serif; }
header a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; text-decoration: none; }
header a:hover { text-decoration: underline; }
h2 { margin: 32px 0 8px; font: 1.35rem/1.3 Georgia, serif; }
section { border-top: 1px solid var(--hairline); }
section h2 { margin-top: 16px; font-size: 1rem; }
p, ul { margin: 8px 0 16px; }
ul { padding-left: 24px; }
code { font: 0.875em/1.5 ui-monospace, Consolas, monospace; }
table { width: 100%; margin: 16px 0; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid var(--hairline); text-align: left; vertical-align: top; overflow-wrap: break-word; }
th { font-weight: 600; }
th[scope='row'] { width: 38%; color: var(--muted); font-weight: 400; }
td code { overflow-wrap: anywhere; }
@media (max-width: 40rem) { th, td { overflow-wrap: anywhere; hyphens: auto; padding-right: 8px; font-size: 0.875rem; } }
`;
