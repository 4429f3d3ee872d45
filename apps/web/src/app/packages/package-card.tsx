import { pounds } from '@nishiki/contract/plans';
import { pencePerToken, type TokenPackage } from '@nishiki/contract/token-packages';
import { Check } from 'lucide-react';
import { decimal } from '../../lib/formats.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { countOfTokens } from '../token-words.ts';
import type { PackageChoice } from './use-buy-tokens.ts';

type PackageCardProps = { pack: TokenPackage; choice: PackageChoice };

/** Narrow, it is low, so that all three fit an overlay; beside others, it is a column. */
const shape =
  'relative grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2 p-4 @2xl:flex @2xl:flex-col @2xl:items-stretch @2xl:gap-3 @2xl:p-5';

export const PackageCard = ({ pack, choice }: PackageCardProps) => (
  <li
    className={`rounded-card bg-raised ${shape} ${pack.popular ? 'border border-ai ring-1 ring-ai' : 'hairline'}`}
  >
    <h3 className="text-xl whitespace-nowrap">{countOfTokens(pack.tokens)}</h3>
    {pack.popular && (
      // On the border, so that the lines of all cards stay level.
      <span className="absolute top-0 left-4 flex -translate-y-1/2">
        <Badge>Our suggestion</Badge>
      </span>
    )}
    <p className="flex flex-wrap items-baseline justify-end gap-x-2 @2xl:justify-start">
      <strong className="font-serif text-2xl font-medium @2xl:text-3xl">
        {pounds(pack.price)}
      </strong>
      <span className="text-sm text-muted">about {decimal(pencePerToken(pack))}p a token</span>
    </p>
    <p className="col-span-2 text-sm text-muted">{pack.description}</p>
    <ul className="col-span-2 flex-1 space-y-1 text-sm @md:col-span-1 @2xl:text-base">
      {pack.features.map((feature) => (
        <li key={feature} className="flex gap-2">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-matcha" />
          {feature}
        </li>
      ))}
    </ul>
    <Button
      busy={choice.starting === pack.id}
      busyText="Processing..."
      className="col-span-2 @md:col-span-1 @md:self-end @2xl:self-stretch"
      onClick={() => choice.buy(pack.id)}
    >
      Buy {countOfTokens(pack.tokens)}
    </Button>
  </li>
);
