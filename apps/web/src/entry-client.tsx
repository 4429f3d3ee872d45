import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { toolPage } from './app/document/tool-page.ts';
import { routeAt } from './app/match.ts';
import { preloadKeeperParts } from './app/keeper-parts.tsx';
import { preloadRoute, toolShell } from './app/preload-route.ts';
import { preloadClient } from './lib/api-client.ts';
import { hasStoredSession, loadAuth } from './lib/auth-client.ts';
import { keepFirstAid } from './lib/keep-first-aid.ts';
import './ui/base.css';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');

const app = (
  <StrictMode>
    <App router={(children) => <BrowserRouter>{children}</BrowserRouter>} />
  </StrictMode>
);

const begin = (): void => {
  // As a transition React works in short slices, so that a slow phone still answers a touch meanwhile.
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
};

// What the first paint shows is there before hydration, so that nothing flickers. Should its code fail
// to load, the error screen says so once the app stands. A keeper's page waits for the account first.
const route = routeAt(window.location.pathname);
const code = Promise.all([preloadRoute(route), toolPage(window.location.pathname)?.preload()]);

// A keeper's browser fetches at once what it will need one after the other.
if (hasStoredSession()) {
  preloadKeeperParts();
  loadAuth().catch(() => undefined);
  preloadClient();
}
void (route?.access === 'signed-in' ? toolShell.preload() : code).then(begin);

// While developing there is no built page to keep.
if (import.meta.env.PROD) window.addEventListener('load', () => void keepFirstAid());
