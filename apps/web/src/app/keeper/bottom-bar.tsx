import {
  CircleArrowUp,
  Coins,
  Fish,
  House,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  Siren,
  Waves,
  type LucideIcon,
} from 'lucide-react';
import { navigation } from '../navigation.ts';
import { RouteLink } from '../route-link.tsx';
import { exists, routes } from '../routes.ts';
import { useSignOut } from './use-sign-out.ts';

type BarRoute = (typeof navigation.bottomBar)[number];

const icons: Record<BarRoute, LucideIcon> = {
  home: House,
  firstAid: Siren,
  dashboard: LayoutDashboard,
  koiCollection: Fish,
  pondTracker: Waves,
  tokenPurchase: Coins,
  upgrade: CircleArrowUp,
  support: LifeBuoy,
};

const labelOf = (id: BarRoute): string => (id === 'tokenPurchase' ? 'Tokens' : routes[id].label);

const entryClass =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 px-1 text-xs whitespace-nowrap text-muted ' +
  'aria-[current=page]:font-semibold aria-[current=page]:text-ai ' +
  'aria-[current=page]:shadow-[inset_0_3px_0_var(--nk-ai)]';

/** One thumb away on a small screen. The shells keep its height free at their foot. */
export const BottomBar = () => {
  const { busy, leave } = useSignOut(routes.home.path);
  return (
    <nav
      aria-label="Quick access"
      data-bottom-bar=""
      className="fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-raised pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex overflow-x-auto">
        {navigation.bottomBar.filter(exists).map((id) => {
          const Icon = icons[id];
          return (
            <li key={id} className="min-w-14 flex-auto">
              <RouteLink to={id} className={entryClass}>
                <Icon aria-hidden="true" className="size-5" />
                {labelOf(id)}
              </RouteLink>
            </li>
          );
        })}
        <li className="min-w-14 flex-auto">
          <button
            type="button"
            aria-disabled={busy || undefined}
            onClick={() => {
              if (!busy) void leave();
            }}
            className={entryClass}
          >
            <LogOut aria-hidden="true" className="size-5" />
            {busy ? 'Leaving...' : 'Exit'}
          </button>
        </li>
      </ul>
    </nav>
  );
};
