import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { plainCss } from './plain-css.ts';

/** Where the stand-ins' pages get their look: the policy forbids styles in the page itself. */
export const DEV_CSS_PATH = '/dev/dev.css';

/** The frame of a page that stands in for something that other machines do elsewhere. */
export const devPage = (
  title: string,
  notice: string,
  body: HtmlEscapedString | Promise<HtmlEscapedString>,
) =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} - Nishiki stand-in</title>
        <link rel="stylesheet" href="${DEV_CSS_PATH}" />
      </head>
      <body>
        <header class="notice">${notice}</header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;

export const devCss = `${plainCss}
.notice { padding: 16px; background: var(--notice); text-align: center; }
label { display: inline-block; }
input, button { min-height: 44px; padding: 8px 12px; border: 1px solid var(--field); border-radius: 8px; font: inherit; }
input:not([type='checkbox']) { display: block; width: 100%; }
input[type='checkbox'] { min-height: 0; width: 20px; height: 20px; vertical-align: middle; }
button { background: var(--link); color: var(--ground); cursor: pointer; }
ul { margin: 0; padding: 0; list-style: none; border-top: 1px solid var(--hairline); }
li { border-bottom: 1px solid var(--hairline); }
li a { display: block; padding: 12px 0; text-decoration: none; }
li strong { display: block; text-decoration: underline; }
li span, dt { color: var(--muted); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 16px; }
dd { margin: 0; }
.letter {
  padding: 16px;
  border: 1px solid var(--hairline);
  border-radius: 12px;
  white-space: pre-wrap;
}
`;
