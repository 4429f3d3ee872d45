import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { pageAt } from './app/match.ts';
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

// The page's own code is there before hydration, so that nothing flickers. Should it fail to load,
// the error screen says so once the app stands.
void (pageAt(window.location.pathname)?.preload() ?? Promise.resolve()).then(begin);
