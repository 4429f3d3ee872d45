import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { exists, routes, type RouteId } from './routes.ts';

export type RouteLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** Id in the route table. */
  to: RouteId;
  /** Shown instead while the route has no page. Default: nothing. */
  fallback?: ReactNode;
  /** Default: the label of the route table. */
  children?: ReactNode;
};

/** A link by route id, which is there only when its page is. */
export const RouteLink = ({ to, fallback = null, children, ...rest }: RouteLinkProps) => {
  if (!exists(to)) return fallback;
  const { path, label } = routes[to];
  if ('served' in routes[to]) {
    return (
      <a className={rest.className} href={path}>
        {children ?? label}
      </a>
    );
  }
  return (
    <Link {...rest} to={path}>
      {children ?? label}
    </Link>
  );
};
