import { RouteLink } from '../../route-link.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** What cannot wait, in its order: read out before anything else of the result. */
export const UrgentSteps = ({ steps }: { steps: readonly string[] }) =>
  steps.length === 0 ? null : (
    <Notice live tone="alarm" title="Do this now, in this order">
      <ol className="mt-1 list-decimal space-y-1 pl-5">
        {steps.map((step) => (
          <li key={step} className="max-w-measure">
            {step}
          </li>
        ))}
      </ol>
      <p className="mt-2">
        The next ten minutes, step by step: <RouteLink to="firstAid" />.
      </p>
    </Notice>
  );
