import { Badge } from '../../ui/badge.tsx';
import { exists } from '../routes.ts';
import { planNotes } from './plan-words.ts';

/** What comes with the plans or beside them; what is not open yet says so. */
export const PlanNotes = () => (
  <ul className="grid gap-x-8 gap-y-3 text-muted sm:grid-cols-2">
    {planNotes.map(({ id, text, about }) => (
      <li key={id}>
        {text} {!exists(about) && <Badge>Coming soon</Badge>}
      </li>
    ))}
  </ul>
);
