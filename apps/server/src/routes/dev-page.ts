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
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
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
h2 { margin: 32px 0 8px; font: 1.25rem/1.3 Georgia, serif; }
label { display: inline-block; }
input, button { min-height: 44px; padding: 8px 12px; border: 1px solid var(--field); border-radius: 8px; font: inherit; }
input:not([type='checkbox'], [type='radio']) { display: block; width: 100%; }
input[type='checkbox'], input[type='radio'] { min-height: 0; width: 20px; height: 20px; vertical-align: middle; }
button { background: var(--link); color: var(--ground); cursor: pointer; }
button.quiet { background: none; color: var(--link); }
fieldset { margin: 16px 0; padding: 0 16px 8px; border: 1px solid var(--hairline); border-radius: 12px; }
fieldset p { margin: 0; }
fieldset label { padding: 10px 8px; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { color: var(--muted); text-align: left; }
th, td { padding: 8px 0; border-bottom: 1px solid var(--hairline); text-align: left; font-weight: normal; }
td { padding-left: 16px; text-align: right; white-space: nowrap; }
tfoot th, tfoot td { font-weight: bold; }
[role='status'], [role='alert'] { padding: 12px 16px; border: 1px solid var(--field); border-left-width: 6px; border-radius: 8px; }
[role='alert'] { background: var(--notice); }
ul { margin: 0; padding: 0; list-style: none; border-top: 1px solid var(--hairline); }
li { padding: 12px 0; border-bottom: 1px solid var(--hairline); }
li a { display: block; margin: -12px 0; padding: 12px 0; text-decoration: none; }
li strong { display: block; }
li a strong { text-decoration: underline; }
li span { display: block; }
li span, dt { color: var(--muted); }
li button { margin-top: 8px; }
form + form button { margin-top: 8px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 16px; }
dd { margin: 0; }
footer { margin-top: 48px; padding-top: 16px; border-top: 1px solid var(--hairline); }
footer a { display: inline-block; margin-right: 16px; padding: 10px 0; }
.letter {
  padding: 16px;
  border: 1px solid var(--hairline);
  border-radius: 12px;
  white-space: pre-wrap;
}
`;
