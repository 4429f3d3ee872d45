import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { preloadRoute } from './preload-route.ts';
import { exists, isLoaded, pageOf, routes, type Route, type RouteId } from './routes.ts';

export type RouteLinkProps = {
  /** Id in the route table. */
  to: RouteId;
  className?: string;
  'aria-label'?: string;
  /** Shown instead while the route has no page. Default: nothing. */
  fallback?: ReactNode;
  /** Default: the label of the route table. */
  children?: ReactNode;
};

/**
 * A link by route id, which is there only when its page is. Pointing at it or focusing it fetches the
 * page's code ahead.
 */
export const RouteLink = ({ to, fallback = null, children, ...rest }: RouteLinkProps) => {
  const route: Route = routes[to];
  if (!exists(to)) return fallback;
  if (isLoaded(route)) {
    return (
      <a {...rest} href={route.path}>
        {children ?? route.label}
      </a>
    );
  }
  const prepare = () => void preloadRoute(pageOf(to));
  const props = { ...rest, to: route.path, onPointerEnter: prepare, onFocus: prepare };
  // A link to a state of a page is not "the current page" whenever that page is shown.
  return 'variantOf' in route ? (
    <Link {...props} onClick={prepare}>
      {children ?? route.label}
    </Link>
  ) : (
    <NavLink {...props} end onClick={prepare}>
      {children ?? route.label}
    </NavLink>
  );
};
