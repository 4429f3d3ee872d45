import { exists } from '../../app/routes.ts';
import { RouteLink } from '../../app/route-link.tsx';
import { DemoCall, IdentifyCall } from './main-calls.tsx';

export const Closing = () => (
  <section aria-labelledby="closing-heading" className="page-width pt-8 text-center">
    <h2 id="closing-heading" className="text-3xl">
      Which koi is yours?
    </h2>
    <div className="mt-6 flex flex-wrap justify-center gap-4">
      <IdentifyCall />
      <DemoCall />
    </div>
    {exists('firstAid') && (
      <p className="mt-6 text-muted">
        A fish in trouble? <RouteLink to="firstAid" /> is free for everybody, always.
      </p>
    )}
  </section>
);
