import { useEffect, useState, type ComponentType } from 'react';
import { importing } from '../../lib/importing.ts';
import { whenIdle } from '../../lib/when-idle.ts';

/** The chat that floats over every page. It comes when the page has nothing better to do. */
export const WidgetPlace = () => {
  const [Launcher, setLauncher] = useState<ComponentType | null>(null);
  useEffect(() => {
    void whenIdle()
      .then(() => importing(() => import('./launcher.tsx')))
      .then(
        (module) => setLauncher(() => module.default),
        () => undefined,
      );
  }, []);
  return Launcher && <Launcher />;
};
