import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router';
import { Badge } from '../ui/badge.tsx';
import type { Account } from './account.ts';
import { RouteLink } from './route-link.tsx';
import { exists, navigation } from './routes.ts';

const itemClass =
  'flex min-h-11 w-full items-center rounded-field px-3 text-left text-ink hover:bg-sunken';

/** Tokens left, the kind of account, and where a signed-in keeper goes. */
export const UserMenu = ({ account }: { account: Account }) => {
  // A new key closes the menu once a link of it was followed.
  const { key } = useLocation();
  return (
    <details key={key} className="group relative">
      <summary className="flex min-h-11 list-none items-center gap-3 px-3 [&::-webkit-details-marker]:hidden">
        <span>
          {account.tokensRemaining} {account.tokensRemaining === 1 ? 'token' : 'tokens'}
        </span>
        <Badge>{account.badge}</Badge>
        <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
      </summary>
      <ul className="hairline right-0 z-40 mt-1 min-w-56 rounded-card bg-raised p-2 md:absolute">
        {navigation.userMenu.filter(exists).map((id) => (
          <li key={id}>
            <RouteLink to={id} className={itemClass} />
          </li>
        ))}
        <li>
          <button type="button" onClick={account.signOut} className={itemClass}>
            Sign Out
          </button>
        </li>
      </ul>
    </details>
  );
};
