import { RouteLink } from './route-link.tsx';

/** On every page, and on screen without opening a menu: whoever needs it has no time to look. */
export const FirstAidLink = ({ className }: { className: string }) => (
  <RouteLink
    to="firstAid"
    className={`inline-flex min-h-11 items-center px-2 font-semibold text-beni underline decoration-1 underline-offset-4 ${className}`}
  />
);
