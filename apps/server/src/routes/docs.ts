import { commonErrors, type Endpoint } from '@nishiki/contract/endpoint';
import { endpoints } from '@nishiki/contract/endpoints';
import { errorTable } from '@nishiki/contract/errors';
import { openApiDocument } from '@nishiki/contract/openapi';
import { html } from 'hono/html';
import type { Hono } from 'hono';
import type { Env } from '../http/env.ts';
import type { Parts } from '../http/parts.ts';

const row = (endpoint: Endpoint) => html`
  <section>
    <h2><code>${endpoint.method} ${endpoint.path}</code></h2>
    <p>${endpoint.summary}</p>
    <p>
      Errors:
      ${[...endpoint.errors, ...commonErrors].map((code) => html`<code>${code}</code> (${errorTable[code].status}) `)}
    </p>
  </section>
`;

/** The API for people at /docs/api and for machines at /docs/api/openapi.json, both from the contract. */
export const docsRoutes = (app: Hono<Env>, parts: Parts): void => {
  const origin = parts.settings.PUBLIC_URL ?? '/';
  app.get('/docs/api', (c) =>
    c.html(
      html`<!doctype html>
        <html lang="en-GB">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>Nishiki API</title>
          </head>
          <body>
            <main>
              <h1>Nishiki API</h1>
              <p>
                The whole contract with every field:
                <a href="/docs/api/openapi.json">openapi.json</a>
                (OpenAPI 3.1).
              </p>
              ${Object.values<Endpoint>(endpoints).map(row)}
            </main>
          </body>
        </html>`,
    ),
  );
  app.get('/docs/api/openapi.json', (c) => c.json(openApiDocument(origin)));
};
