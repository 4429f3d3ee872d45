import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { exists, routes, type Route, type RouteId } from './routes.ts';

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
  if ('served' in route) {
    return (
      <a {...rest} href={route.path}>
        {children ?? route.label}
      </a>
    );
  }
  const prepare = () => {
    if ('page' in route) void route.page.preload();
  };
  return (
    <NavLink
      {...rest}
      to={route.path}
      end
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={prepare}
    >
      {children ?? route.label}
    </NavLink>
  );
};
