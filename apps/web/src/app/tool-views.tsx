import {
  Fish,
  GraduationCap,
  History,
  LayoutDashboard,
  ScanSearch,
  Trophy,
  UserRound,
  Waves,
  type LucideIcon,
} from 'lucide-react';
import { navigation } from './navigation.ts';
import { RouteLink } from './route-link.tsx';
import { exists, routes } from './routes.ts';

const icons: Record<(typeof navigation.views)[number], LucideIcon> = {
  dashboard: LayoutDashboard,
  koiCollection: Fish,
  pondTracker: Waves,
  history: History,
  profile: UserRound,
  identify: ScanSearch,
  virtualShows: Trophy,
  learning: GraduationCap,
};

/** The views that exist, one below the other. */
export const ToolViews = () => (
  <ul className="space-y-1">
    {navigation.views.filter(exists).map((id) => {
      const Icon = icons[id];
      return (
        <li key={id}>
          <RouteLink
            to={id}
            className="flex min-h-11 items-center gap-3 rounded-field px-3 text-ink hover:bg-sunken aria-[current=page]:bg-water aria-[current=page]:font-semibold aria-[current=page]:text-ai"
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            {routes[id].label}
          </RouteLink>
        </li>
      );
    })}
  </ul>
);
