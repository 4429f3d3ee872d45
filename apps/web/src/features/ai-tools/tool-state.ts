import type { Tool, ToolId } from '@nishiki/contract/tools';
import { exists, routes, type RouteId } from '../../app/routes.ts';
import type { SiteInfo } from '../../lib/site-info.ts';

/** The route behind a tool, where it has a page: then the tool is available. */
export const routeOf = ({ path }: Pick<Tool, 'path'>): RouteId | null =>
  (Object.keys(routes) as RouteId[]).find((id) => routes[id].path === path && exists(id)) ?? null;

export type Usage = {
  readonly uses: number;
  /** Of all uses of all tools, 0 to 1. */
  readonly share: number;
};

export const allUses = (counted: SiteInfo['tools']): number =>
  counted.reduce((sum, { uses }) => sum + uses, 0);

/** How much a tool is used; null while nothing is counted of it. */
export const usageOf = (counted: SiteInfo['tools'], tool: ToolId): Usage | null => {
  const uses = counted.find(({ id }) => id === tool)?.uses ?? 0;
  return uses === 0 ? null : { uses, share: uses / allUses(counted) };
};
