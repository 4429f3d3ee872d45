import { tokenPackages } from '@nishiki/contract/token-packages';
import { PackageCard } from './package-card.tsx';
import type { PackageChoice } from './use-buy-tokens.ts';

/** The three packages, wherever they are offered: side by side where there is room. */
export const PackageCards = ({ choice }: { choice: PackageChoice }) => (
  <div className="@container">
    <ul className="grid gap-4 @2xl:grid-cols-3">
      {tokenPackages.map((pack) => (
        <PackageCard key={pack.id} pack={pack} choice={choice} />
      ))}
    </ul>
  </div>
);
