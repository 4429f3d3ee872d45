import { Logo } from '../koi-art/logo.tsx';
import { RouteLink } from './route-link.tsx';

export const HomeLink = () => (
  <RouteLink
    to="home"
    aria-label="Nishiki, home"
    className="-ml-2 inline-flex min-h-16 items-center gap-2 px-2 font-serif text-xl font-medium text-ink"
  >
    <Logo className="size-8" />
    Nishiki
  </RouteLink>
);
