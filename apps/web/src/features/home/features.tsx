import { RouteLink } from '../../app/route-link.tsx';
import { exists } from '../../app/routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { features, type Feature } from './feature-list.ts';

const titleClass = 'inline-flex min-h-11 items-center text-ink';

const FeatureItem = ({ to, title, text, icon: Icon }: Feature) => (
  <li className="relative border-t border-hairline pt-4">
    <Icon aria-hidden="true" strokeWidth={1.5} className="size-7 text-ai" />
    <h3 className="mt-1 text-xl">
      <RouteLink
        to={to}
        className={`${titleClass} decoration-1 underline-offset-4 hover:text-ai hover:underline`}
        fallback={<span className={titleClass}>{title}</span>}
      >
        {title}
      </RouteLink>
    </h3>
    {!exists(to) && (
      <span className="absolute top-4 right-0 flex">
        <Badge>Coming soon</Badge>
      </span>
    )}
    <p className="text-muted">{text}</p>
  </li>
);

export const Features = () => (
  <section aria-labelledby="features-heading" className="page-width py-12 sm:py-16">
    <h2 id="features-heading" className="text-3xl">
      What Nishiki does for keepers
    </h2>
    <ul className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {features.map((feature) => (
        <FeatureItem key={feature.title} {...feature} />
      ))}
    </ul>
    <RouteLink
      to="aiTools"
      className="mt-6 inline-flex min-h-11 items-center text-ai underline decoration-1 underline-offset-4"
    >
      All AI tools
    </RouteLink>
  </section>
);
