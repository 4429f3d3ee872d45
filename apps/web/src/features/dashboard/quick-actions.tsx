import { RouteLink } from '../../app/route-link.tsx';
import { exists, type RouteId } from '../../app/routes.ts';
import { buttonClass } from '../../ui/button-class.ts';

const actions = [
  'identify',
  'koiHealth',
  'chat',
  'virtualShows',
  'firstAid',
] as const satisfies readonly RouteId[];

/** What a keeper comes for most. Only what is there is offered. */
export const QuickActions = () => (
  <ul aria-label="Quick actions" className="flex flex-wrap gap-3">
    {actions.filter(exists).map((id, at) => (
      <li key={id}>
        <RouteLink to={id} className={buttonClass(at === 0 ? 'primary' : 'secondary')} />
      </li>
    ))}
  </ul>
);
