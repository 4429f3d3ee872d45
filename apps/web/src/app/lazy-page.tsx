import { use, type ComponentType } from 'react';

type PageModule = { default: ComponentType };

export type LazyPage = {
  /** Module as the build's manifest names it, for preloading it from the prerendered page. */
  readonly source: string;
  /** Loads the page's code, once more if it could not be loaded before. Never rejects. */
  readonly preload: () => Promise<void>;
  readonly Component: ComponentType;
};

/**
 * A page whose code is loaded when it is needed. Unlike React.lazy it renders at once when its code
 * is there already, and a load that failed can be tried again.
 */
export const lazyPage = (source: string, load: () => Promise<PageModule>): LazyPage => {
  let pending: Promise<PageModule> | undefined;
  let loaded: PageModule | undefined;
  let failed = false;

  const start = (): Promise<PageModule> => {
    failed = false;
    pending = load();
    pending.then(
      (module) => (loaded = module),
      () => (failed = true),
    );
    return pending;
  };
  const preload = async (): Promise<void> => {
    const attempt = failed ? start() : (pending ?? start());
    await attempt.catch(() => undefined);
  };
  // A failed load stays failed while React renders, or it would ask again without end.
  const Component = () => {
    const { default: Page } = loaded ?? use(pending ?? start());
    return <Page />;
  };
  return { source, preload, Component };
};
