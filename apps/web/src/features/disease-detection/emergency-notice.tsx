import { RouteLink } from '../../app/route-link.tsx';
import { exists } from '../../app/routes.ts';
import { Notice } from '../../ui/notice.tsx';
import { firstSteps } from '../../app/told/first-steps.ts';

/** For whoever has no time to read on. */
export const EmergencyNotice = () => (
  <Notice tone="alarm" title="Fish gasping, lying on their side or dying? Do this first">
    <ol className="list-decimal space-y-0.5 pl-5">
      {firstSteps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    {exists('firstAid') && (
      <p className="mt-2">
        The whole plan: <RouteLink to="firstAid" />, free for everybody.
      </p>
    )}
  </Notice>
);
