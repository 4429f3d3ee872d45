import { percentWords, swatchOf } from './colour-words.ts';
import type { Analysis } from '@nishiki/contract/analysis';

type ColourSharesProps = { shares: Analysis['evidence']['colourShares'] };

/** How much of the fish each colour covers, largest first. */
export const ColourShares = ({ shares }: ColourSharesProps) => (
  <ul aria-label="Colour shares" className="w-full space-y-3">
    {shares
      .filter(({ share }) => share > 0)
      .sort((one, other) => other.share - one.share)
      .map(({ colour, share }) => (
        <li
          key={colour}
          className="grid grid-cols-[6rem_minmax(0,1fr)_4rem] items-center gap-2 text-sm"
        >
          <span className="flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0 text-field">
              <circle cx="8" cy="8" r="7" fill={swatchOf(colour)} stroke="currentColor" />
            </svg>
            <span className="inline-block first-letter:uppercase">{colour}</span>
          </span>
          <svg aria-hidden="true" className="h-2 w-full overflow-hidden rounded-full bg-water-deep">
            <rect width={`${share * 100}%`} height="100%" rx="4" className="fill-ai" />
          </svg>
          <span className="text-right">{percentWords(share)}</span>
        </li>
      ))}
  </ul>
);
