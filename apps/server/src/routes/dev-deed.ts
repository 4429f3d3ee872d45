/** Sections, lists and one-button forms of the payment stand-in's pages. */
import { html } from 'hono/html';
import type { Markup } from './dev-till-page.ts';

/** A form of one button. */
export const deed = (words: string, fields: Record<string, string>, look = '') =>
  html`<form method="post">
    ${Object.entries(fields).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}<button class="${look}">${words}</button>
  </form>`;

export const section = (title: string, body: Markup) =>
  html`<section>
    <h2>${title}</h2>
    ${body}
  </section>`;

export const list = (rows: readonly Markup[], none: string) =>
  rows.length === 0
    ? html`<p>${none}</p>`
    : html`<ul>
        ${rows}
      </ul>`;
