import { use, type ComponentType } from 'react';

type PageModule = { default: ComponentType };

export type LazyPage = {
  /** Module as the build's manifest names it, for preloading it from the prerendered page. */
  readonly source: string;
  readonly preload: () => Promise<unknown>;
  readonly Component: ComponentType;
};

/**
 * A page whose code is loaded when it is needed. Unlike React.lazy it renders at once when its code
 * is there already, and asks again after a failed load.
 */
export const lazyPage = (source: string, load: () => Promise<PageModule>): LazyPage => {
  let pending: Promise<PageModule> | undefined;
  let loaded: PageModule | undefined;
  const preload = (): Promise<PageModule> => {
    pending ??= load().then(
      (module) => (loaded = module),
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };
  const Component = () => {
    const { default: Page } = loaded ?? use(preload());
    return <Page />;
  };
  return { source, preload, Component };
};
