import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { whenIdle } from '../lib/when-idle.ts';
import { whenWanted } from '../lib/when-wanted.ts';

const AGAIN_MS = 5000;

type Options = {
  /** Keeps its room where the page was not prerendered but reached by a link. */
  waiting?: ReactNode;
  /** Id of its place on the page: it is then loaded and taken over only when it is wanted there. */
  place?: string;
};

/**
 * A lower part of a page. Its words stand in the prerendered page, and its links work by themselves;
 * the code that takes them over comes when the browser is idle. It is asked for until it is there: a
 * lost connection must not take the rest of the page, or a chosen photo, down with it.
 */
export const latePart = (
  load: () => Promise<{ default: ComponentType }>,
  { waiting = null, place }: Options = {},
): ComponentType => {
  const attempt = async (): Promise<{ default: ComponentType }> => {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      return attempt();
    }
  };
  const Part = lazy(async () => {
    await whenIdle();
    if (place !== undefined) await whenWanted(place);
    return attempt();
  });
  const Late = () => (
    <Suspense fallback={waiting}>
      <Part />
    </Suspense>
  );
  return place === undefined
    ? Late
    : () => (
        <div id={place}>
          <Late />
        </div>
      );
};
