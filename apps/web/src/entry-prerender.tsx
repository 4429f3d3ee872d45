import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app/app.tsx';
import { fullTitle } from './app/match.ts';
import { NOT_FOUND, routes } from './app/routes.ts';

export type PrerenderedPage = {
  name: string;
  path: string;
  title: string;
  description: string;
  /** The page's module as the build's manifest names it; none for the not-found page. */
  source?: string;
};

/** Every public page of the route table that exists, and the not-found page. */
export const pagesToPrerender: PrerenderedPage[] = [
  ...Object.entries(routes).flatMap(([id, route]) =>
    'page' in route && route.access === 'public'
      ? [
          {
            name: id,
            path: route.path,
            title: fullTitle(route.title),
            description: route.description,
            source: route.page.source,
          },
        ]
      : [],
  ),
  {
    name: '404',
    path: '/404',
    title: fullTitle(NOT_FOUND.title),
    description: NOT_FOUND.description,
  },
];

export const render = async (path: string): Promise<string> => {
  const { prelude } = await prerender(
    <StrictMode>
      <App router={(children) => <StaticRouter location={path}>{children}</StaticRouter>} />
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
