import { searchEntries } from '@nishiki/knowledge/search/entries';
import { SEARCH_FILE } from '@nishiki/knowledge/search/entry';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app/app.tsx';
import { DocumentContent } from './app/document/document-content.ts';
import { toolPage } from './app/document/tool-page.ts';
import { descriptions, NOT_FOUND_DESCRIPTION } from './app/descriptions.ts';
import { pictureOf, type HeadOf } from './app/page-head.ts';
import { toolShell } from './app/preload-route.ts';
import { NOT_FOUND, routes, type Route } from './app/routes.ts';
import { koiPictures } from './koi-art/koi-pictures.tsx';
import { linkPictures, LinkPicture, type LinkPictureName } from './koi-art/link-pictures.tsx';
import { documents } from './reference/documents.ts';

export { checkData } from './reference/check-data.ts';
export { koiPictures };
export { headTags, ORIGIN } from './app/page-head.ts';

export type PrerenderedPage = HeadOf & {
  name: string;
  /** The module that the first paint needs, as the build's manifest names it. */
  source?: string;
};

type TitledRoute = Extract<Route, { title: string }>;

const titled = (Object.entries<Route>(routes) as [keyof typeof descriptions, Route][]).filter(
  (entry): entry is [keyof typeof descriptions, TitledRoute] => 'title' in entry[1],
);

const headOf = (id: keyof typeof descriptions, route: TitledRoute): HeadOf => ({
  path: route.path,
  title: route.title,
  description: descriptions[id],
  unlisted: 'unlisted' in route,
  picture: pictureOf(id),
});

/**
 * Every page of the route table, and the not-found page. Of a keeper's page this is what stands there
 * until the account is known, so its own code comes later.
 */
export const pagesToPrerender: PrerenderedPage[] = [
  ...titled.flatMap(([id, route]) =>
    'page' in route
      ? [
          {
            ...headOf(id, route),
            name: id,
            source: (route.access === 'signed-in' ? toolShell : route.page).source,
          },
        ]
      : [],
  ),
  ...documents.map(({ path, title, description }) => {
    const tool = toolPage(path);
    return {
      name: `reference${path.replaceAll('/', '-')}`,
      path,
      title,
      description,
      unlisted: false,
      picture: 'site' as const,
      ...(tool !== undefined && { source: tool.source }),
    };
  }),
  {
    name: '404',
    path: '/404',
    ...NOT_FOUND,
    description: NOT_FOUND_DESCRIPTION,
    unlisted: true,
    picture: 'site',
  },
];

/** Pages that the server makes itself: their heads come from the same table. */
export const pagesServed: HeadOf[] = titled.flatMap(([id, route]) =>
  'served' in route ? [headOf(id, route)] : [],
);

/** What the search page loads, by the name that it has in the site. */
export const searchFile = { name: SEARCH_FILE.slice(1), text: JSON.stringify(searchEntries()) };

/** The pictures of shared links, as SVG. */
export const picturesToDraw = (Object.keys(linkPictures) as LinkPictureName[]).map((name) => ({
  name,
  svg: renderToStaticMarkup(<LinkPicture name={name} />),
}));

/** The text of a document as markup, with ids of its own: the page around it has others. */
const textOf = (path: string): string | null => {
  const body = documents.find((document) => document.path === path)?.body();
  return body === undefined ? null : renderToStaticMarkup(body, { identifierPrefix: 'text' });
};

export const render = async (path: string): Promise<string> => {
  const { prelude } = await prerender(
    <StrictMode>
      <DocumentContent value={textOf(path)}>
        <App router={(children) => <StaticRouter location={path}>{children}</StaticRouter>} />
      </DocumentContent>
    </StrictMode>,
    {
      onError: (error) => {
        throw error;
      },
      // Without a limit React moves large parts to the end and back by an inline script.
      progressiveChunkSize: Infinity,
    },
  );
  return await new Response(prelude).text();
};
