import { RouteLink } from '../../app/route-link.tsx';
import { KoiArt } from '../../koi-art/koi-art.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Nothing was bought so far. */
export const None = () => (
  <EmptyState
    title="No invoices yet"
    art={<KoiArt variety="shusui" seed={5} animate className="h-56 w-auto" />}
    action={
      <div className="flex flex-wrap justify-center gap-3">
        <RouteLink to="upgrade" className={buttonClass('secondary')}>
          See the plans
        </RouteLink>
        <RouteLink to="tokenPurchase" className={buttonClass('secondary')} />
      </div>
    }
  >
    You have bought nothing so far. When you do, every payment stands here with its document and,
    for 30 days, with its way back.
  </EmptyState>
);
