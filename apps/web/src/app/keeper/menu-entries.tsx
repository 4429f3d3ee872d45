import { RouteLink } from '../route-link.tsx';
import { exists, type RouteId } from '../routes.ts';
import { setWidget, useWidget } from '../widget/widget-store.ts';
import { useSignOut } from './use-sign-out.ts';

const entryClass =
  'flex min-h-11 w-full items-center rounded-field px-3 text-left text-ink hover:bg-sunken ' +
  'aria-[current=page]:font-semibold aria-[current=page]:text-ai';

export type MenuEntriesProps = {
  links: readonly RouteId[];
  /** Where Sign Out leads. */
  exit: string;
};

/** Where a keeper goes, and out. */
export const MenuEntries = ({ links, exit }: MenuEntriesProps) => {
  const { busy, leave } = useSignOut(exit);
  const widget = useWidget();
  return (
    <>
      {links.filter(exists).map((id) => (
        <li key={id}>
          <RouteLink to={id} className={entryClass} />
        </li>
      ))}
      {widget === 'closed' && (
        <li>
          <button type="button" onClick={() => setWidget('open')} className={entryClass}>
            Ask the koi expert
          </button>
        </li>
      )}
      <li>
        <button
          type="button"
          aria-disabled={busy || undefined}
          onClick={() => {
            if (!busy) void leave();
          }}
          className={entryClass}
        >
          {busy ? 'Signing out...' : 'Sign Out'}
        </button>
      </li>
    </>
  );
};
