import { photoTips } from '@nishiki/knowledge/photography';
import { useState } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { importing } from '../../../lib/importing.ts';

const { Part: TipSources } = lazyPart(() => importing(() => import('./tip-sources.tsx')), {
  waiting: <Skeleton label="Loading the sources" />,
});

/** Photography tips; where each was read comes on request. */
export const PhotoTips = () => {
  const [asked, setAsked] = useState(false);
  return (
    <section aria-labelledby="tips-heading" className="space-y-6">
      <h2 id="tips-heading" className="text-3xl">
        A photo that tells
      </h2>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {photoTips.map(({ id, title, tip }) => (
          <li key={id} className="border-t border-hairline pt-4">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-muted">{tip.text}</p>
          </li>
        ))}
      </ul>
      <details onToggle={() => setAsked(true)} className="max-w-measure text-sm">
        <summary className="flex min-h-11 w-fit items-center text-ai underline decoration-1 underline-offset-4">
          Where these tips come from
        </summary>
        {asked && <TipSources />}
      </details>
    </section>
  );
};
