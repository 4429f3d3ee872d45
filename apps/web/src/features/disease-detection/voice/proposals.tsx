import { signById } from '@nishiki/knowledge/conditions/signs';
import { Button } from '../../../ui/button.tsx';
import type { Proposal } from './signs-in.ts';

type ProposalsProps = {
  proposals: readonly Proposal[];
  onConfirm: (proposal: Proposal) => void;
  onDismiss: (proposal: Proposal) => void;
};

/** What the words were taken for: nothing of it counts before the keeper says so. */
export const Proposals = ({ proposals, onConfirm, onDismiss }: ProposalsProps) => (
  <ul
    aria-label="Signs in your words"
    className="divide-y divide-hairline border-y border-hairline"
  >
    {proposals.map((proposal) => {
      const { label } = signById(proposal.id);
      return (
        <li
          key={proposal.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
        >
          <p>
            <span className="font-semibold">
              {label}: {proposal.present ? 'yes' : 'no'}
            </span>{' '}
            <span className="text-sm text-muted">from “{proposal.words}”</span>
          </p>
          <span className="flex flex-wrap gap-2">
            <Button aria-label={`Confirm: ${label}`} onClick={() => onConfirm(proposal)}>
              Confirm
            </Button>
            <Button
              tone="quiet"
              aria-label={`Not meant: ${label}`}
              onClick={() => onDismiss(proposal)}
            >
              Not meant
            </Button>
          </span>
        </li>
      );
    })}
  </ul>
);
