import { useSiteInfo } from '../lib/site-info.ts';
import { FooterColumn } from './footer-column.tsx';
import { navigation } from './navigation.ts';
import { exists } from './routes.ts';

const columns = navigation.footer.map(({ title, links }) => ({
  title,
  links: links.filter(exists),
}));

/** Each column has a track of its own, so that none moves when what the operator has set comes in. */
export const SiteFooter = () => {
  const operator = useSiteInfo()?.operator ?? null;
  return (
    <footer className="mt-16 print:hidden border-t border-hairline bg-sunken">
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-8 py-10 md:grid-cols-4 lg:grid-cols-5 xl:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)_minmax(0,2fr)_minmax(0,4fr)_minmax(0,3fr)]">
        <div className="col-span-full max-w-96 xl:col-span-1">
          <p className="font-serif text-xl font-medium">Nishiki</p>
          <p className="mt-2 text-muted">
            For people who keep koi. The name is short for nishikigoi, the Japanese word for these
            fish: brocaded carp.
          </p>
          {/* Filled by the floating chat while it is closed. */}
          <p id="widget-again" />
        </div>
        {columns.map((column) => (
          <FooterColumn key={column.title} {...column} operator={operator} />
        ))}
      </div>
    </footer>
  );
};
