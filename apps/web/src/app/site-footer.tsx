import { RouteLink } from './route-link.tsx';
import { exists, navigation } from './routes.ts';

const columns = navigation.footer
  .map(({ title, links }) => ({ title, links: links.filter(exists) }))
  .filter(({ links }) => links.length > 0);

export const SiteFooter = () => (
  <footer className="mt-16 border-t border-hairline bg-sunken">
    <div className="page-width flex flex-wrap justify-between gap-x-16 gap-y-8 py-10">
      <div className="max-w-96">
        <p className="font-serif text-xl font-medium">Nishiki</p>
        <p className="mt-2 text-muted">
          For people who keep koi. The name is short for nishikigoi, the Japanese word for these
          fish: brocaded carp.
        </p>
      </div>
      {columns.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
          <ul className="mt-1">
            {links.map((id) => (
              <li key={id}>
                <RouteLink
                  to={id}
                  className="inline-flex min-h-11 min-w-11 items-center text-muted underline-offset-4 hover:text-ai hover:underline"
                />
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  </footer>
);
