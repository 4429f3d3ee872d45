import { GUEST_TRIES } from '@nishiki/contract/photo-limits';
import { exists } from '../../routes.ts';
import { RouteLink } from '../../route-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { PhotoTool } from '../photo-tool.ts';

type TriesBoxProps = {
  tool: PhotoTool;
  left: number;
  onSignUp: () => void;
  onUpgrade: () => void;
};

const Dots = ({ left }: { left: number }) => (
  <svg aria-hidden="true" viewBox={`0 0 ${GUEST_TRIES * 28} 24`} className="h-6 w-21">
    {Array.from({ length: GUEST_TRIES }, (_, at) => (
      <circle
        key={at}
        cx={at * 28 + 12}
        cy="12"
        r="9"
        strokeWidth="2"
        className={at < left ? 'fill-ai stroke-ai' : 'fill-none stroke-field'}
      />
    ))}
  </svg>
);

/** How many free tries are left, what uses one, and what comes after. */
export const TriesBox = ({ tool, left, onSignUp, onUpgrade }: TriesBoxProps) => (
  <Card ground="sunken" aria-label="Free tries" className="space-y-3">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-lg font-semibold" role="status">
        {left === 0 ? 'No free tries left' : `${left} of ${GUEST_TRIES} free tries left`}
      </p>
      <Dots left={left} />
    </div>
    <p className="text-sm text-muted">
      {tool.counts} {tool.free}
    </p>
    <div className="flex flex-wrap gap-x-5 gap-y-2">
      {left === 0 && <Button onClick={onSignUp}>Sign Up for More</Button>}
      <Button tone="quiet" className="px-0!" onClick={onUpgrade}>
        What a plan adds
      </Button>
    </div>
    {exists('firstAid') && (
      <p className="text-sm">
        A fish in trouble? <RouteLink to="firstAid" /> is free for everybody, always.
      </p>
    )}
  </Card>
);
