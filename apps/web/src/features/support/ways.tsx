import { RouteLink } from '../../app/route-link.tsx';
import { exists, type RouteId } from '../../app/routes.ts';
import { useSiteInfo } from '../../lib/site-info.ts';

const links: readonly { to: RouteId; words: string }[] = [
  { to: 'dashboard', words: 'Your dashboard' },
  { to: 'referrals', words: 'Invite a friend' },
  { to: 'chat', words: 'Ask the koi expert about your fish' },
  { to: 'contact', words: 'Write to us by the contact form' },
];

const linkClass =
  'inline-flex min-h-11 items-center text-ai underline decoration-1 underline-offset-4 hover:decoration-2';

/** Where else to go, and how long people take to answer where the operator says so. */
export const Ways = () => {
  const operator = useSiteInfo()?.operator;
  const email = operator?.supportEmail ?? null;
  const time = operator?.responseTime ?? null;
  return (
    <aside aria-labelledby="ways-heading" className="space-y-4">
      <div>
        <h2 id="ways-heading" className="text-2xl">
          Quick links
        </h2>
        <ul className="mt-2">
          <li>
            <a href="#faq" className={linkClass}>
              Answers to common questions
            </a>
          </li>
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
      </div>
      {email !== null && (
        <p>
          By e-mail:{' '}
          <a href={`mailto:${email}`} className={`${linkClass} break-all`}>
            {email}
          </a>
        </p>
      )}
      {time !== null && <p>People answer within {time}.</p>}
      <p>
        A fish in trouble? <RouteLink to="firstAid" /> needs no answer from anybody.
      </p>
    </aside>
  );
};
