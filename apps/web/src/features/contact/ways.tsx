import type { ReactNode } from 'react';
import { RouteLink } from '../../app/route-link.tsx';
import { exists, type RouteId } from '../../app/routes.ts';
import { useSiteInfo } from '../../lib/site-info.ts';

const links: readonly { to: RouteId; words: string }[] = [
  { to: 'chat', words: 'Ask the koi assistant' },
  { to: 'support', words: 'Get help in the support chat' },
  { to: 'supportFaq', words: 'Read answers to common questions' },
  { to: 'dashboard', words: 'See your own fish and tokens' },
  { to: 'privacy', words: 'Read what is kept of your message' },
];

const linkClass =
  'inline-flex min-h-11 min-w-11 items-center text-ai underline decoration-1 underline-offset-4 hover:decoration-2';

/** Shorter ways than a message. */
export const OtherWays = () => (
  <section aria-labelledby="ways-heading">
    <h2 id="ways-heading" className="text-2xl">
      Before you write
    </h2>
    <ul className="mt-2">
      {links
        .filter(({ to }) => exists(to))
        .map(({ to, words }) => (
          <li key={to}>
            <RouteLink to={to} className={linkClass}>
              {words}
            </RouteLink>
          </li>
        ))}
    </ul>
  </section>
);

const Way = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{title}</dt>
    <dd>{children}</dd>
  </div>
);

const Mail = ({ title, address }: { title: string; address: string | null }) =>
  address === null ? null : (
    <Way title={title}>
      <a href={`mailto:${address}`} className={`${linkClass} break-all`}>
        {address}
      </a>
    </Way>
  );

/** What the operator has set; without any of it there is nothing to head. */
export const ContactDetails = () => {
  const operator = useSiteInfo()?.operator;
  if (operator === undefined) return null;
  const { supportEmail, salesEmail, company, responseTime, social } = operator;
  const some = [supportEmail, salesEmail, company, responseTime].some((value) => value !== null);
  if (!some && social.length === 0) return null;
  return (
    <section aria-labelledby="details-heading">
      <h2 id="details-heading" className="text-2xl">
        Contact information
      </h2>
      <dl className="mt-3 space-y-3">
        <Mail title="Support" address={supportEmail} />
        <Mail title="Sales" address={salesEmail} />
        {responseTime !== null && <Way title="We answer within">{responseTime}</Way>}
        {company !== null && (
          <Way title="Address">
            <address className="not-italic">
              {company.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </Way>
        )}
        {social.length > 0 && (
          <Way title="Elsewhere">
            <ul className="flex flex-wrap gap-x-5">
              {social.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} rel="noreferrer" className={linkClass}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </Way>
        )}
      </dl>
    </section>
  );
};
