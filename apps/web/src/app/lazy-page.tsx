import { use, type ComponentType } from 'react';
import { importing } from '../lib/importing.ts';

type PageModule<P> = { default: ComponentType<P> };

export type LazyPage<P = object> = {
  /** Module as the build's manifest names it, for preloading it from the prerendered page. */
  readonly source: string;
  /** Loads the page's code, once more if it could not be loaded before. Tells whether it is here. */
  readonly preload: () => Promise<boolean>;
  readonly Component: ComponentType<P>;
};

/**
 * A page whose code is loaded when it is needed. Unlike React.lazy it renders at once when its code
 * is there already, and a load that failed can be tried again.
 */
export const lazyPage = <P extends object = object>(
  source: string,
  load: () => Promise<PageModule<P>>,
): LazyPage<P> => {
  let pending: Promise<PageModule<P>> | undefined;
  let loaded: PageModule<P> | undefined;
  let failed = false;

  const start = (): Promise<PageModule<P>> => {
    failed = false;
    pending = importing(load);
    pending.then(
      (module) => (loaded = module),
      () => (failed = true),
    );
    return pending;
  };
  const preload = (): Promise<boolean> => {
    const attempt = failed ? start() : (pending ?? start());
    return attempt.then(
      () => true,
      () => false,
    );
  };
  // A failed load stays failed while React renders, or it would ask again without end.
  const Component = (props: P) => {
    const { default: Page } = loaded ?? use(pending ?? start());
    return <Page {...props} />;
  };
  return { source, preload, Component };
};
