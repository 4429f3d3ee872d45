import { readFileSync } from 'node:fs';
import { accessErrors, commonErrors, type Endpoint } from '@nishiki/contract/endpoint';
import { endpoints } from '@nishiki/contract/endpoints';
import { errorTable } from '@nishiki/contract/errors';
import { openApiDocument } from '@nishiki/contract/openapi';
import { html, raw } from 'hono/html';
import type { Hono } from 'hono';
import type { Env } from '../http/env.ts';
import type { Parts } from '../http/parts.ts';
import { renderMarkdown } from '../http/render-markdown.ts';
import type { SiteManifest } from '../http/site-manifest.ts';
import { places } from '../places.ts';
import { docsCss, DOCS_CSS_PATH, docsPage } from './docs-page.ts';

const row = (endpoint: Endpoint) => html`
  <section>
    <h2><code>${endpoint.method} ${endpoint.path}</code></h2>
    <p>${endpoint.summary}</p>
    <p>
      Errors:
      ${[...endpoint.errors, ...accessErrors[endpoint.access], ...commonErrors].map((code) => html`<code>${code}</code> (${errorTable[code].status}) `)}
    </p>
  </section>
`;

const apiDocument = () => html`
  <h1>Nishiki API</h1>
  <p>
    The whole contract with every field:
    <a href="/docs/api/openapi.json">openapi.json</a>
    (OpenAPI 3.1).
  </p>
  ${Object.values<Endpoint>(endpoints).map(row)}
`;

/**
 * The API for people at /docs/api and for machines at /docs/api/openapi.json, both from the contract,
 * and the model card.
 */
export const docsRoutes = (app: Hono<Env>, parts: Parts, site: SiteManifest): void => {
  const origin = parts.settings.PUBLIC_URL ?? '/';
  const modelCard = renderMarkdown(readFileSync(places.modelCardFile, 'utf8'));
  app.get('/docs/api', (c) => c.html(docsPage(site, parts.origin(), c.req.path, apiDocument())));
  app.get('/docs/api/openapi.json', (c) => c.json(openApiDocument(origin)));
  app.get('/docs/model-card', (c) =>
    c.html(docsPage(site, parts.origin(), c.req.path, html`${raw(modelCard)}`)),
  );
  app.get(DOCS_CSS_PATH, (c) =>
    c.body(docsCss, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    }),
  );
};
