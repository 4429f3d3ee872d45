import { measuredRecognition } from '@nishiki/contract/measured';
import type { ReactNode } from 'react';
import { RouteLink } from '../../app/route-link.tsx';
import { decimal } from '../../lib/formats.ts';
import { useSiteInfo } from '../../lib/site-info.ts';
import { useNear } from '../../lib/use-near.ts';

type FigureProps = { value: string; children: ReactNode };

const Figure = ({ value, children }: FigureProps) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-sm text-muted">{children}</dt>
    <dd className="font-serif text-2xl text-ai sm:text-4xl">{value}</dd>
  </div>
);

const Measured = () => {
  const { top1, top3, interval, photos, classes } = measuredRecognition;
  return (
    <div>
      <dl>
        <Figure value={`${decimal(top1)}%`}>
          of {photos} test photos got the right one of {classes} names. None of them was learnt
          from.
        </Figure>
      </dl>
      <p className="mt-2 text-sm text-muted">
        95% interval {decimal(interval[0])} to {decimal(interval[1])}%. For {decimal(top3)}% the
        right name was among the first three.
      </p>
      <RouteLink
        to="modelCard"
        className="inline-flex min-h-11 items-center text-ai underline decoration-1 underline-offset-4"
      >
        How this was measured
      </RouteLink>
    </div>
  );
};

/** Counted by the server; what is unknown or nothing yet is not shown. */
const LiveFigures = () => {
  const figures = useSiteInfo()?.figures;
  if (figures === undefined) return null;
  const { analyses, keepers, medianMilliseconds } = figures;
  return (
    <dl className="grid grid-cols-3 gap-x-6">
      {analyses > 0 && (
        <Figure value={decimal(analyses)}>{analyses === 1 ? 'photo' : 'photos'} read here</Figure>
      )}
      {keepers > 0 && (
        <Figure value={decimal(keepers)}>
          {keepers === 1 ? 'keeper' : 'keepers'} with an account
        </Figure>
      )}
      {medianMilliseconds !== null && (
        <Figure value={`${decimal(medianMilliseconds / 1000)} s`}>
          or less for half of the latest photos
        </Figure>
      )}
    </dl>
  );
};

export const Figures = () => {
  const [ref, near] = useNear<HTMLDivElement>();
  return (
    <section aria-labelledby="figures-heading" className="page-width">
      <div className="grid gap-8 border-y border-hairline py-8 md:grid-cols-2">
        <h2 id="figures-heading" className="sr-only">
          In figures
        </h2>
        <Measured />
        {/* As high as three figures, so that nothing moves when they come. */}
        <div ref={ref} className="min-h-32">
          {near && <LiveFigures />}
        </div>
      </div>
    </section>
  );
};
