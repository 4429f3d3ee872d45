import type { LedgerLine } from '@nishiki/contract/account';
import { decimal, dateTime } from '../../../lib/formats.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { amountWords, spokenAmount } from './ledger-words.ts';

const number = 'py-3 pl-4 text-right align-top whitespace-nowrap';

/** Three columns: the date stands below the words, so that a narrow screen needs no scrolling. */
export const LedgerTable = ({ lines }: { lines: readonly LedgerLine[] }) => (
  <table className="w-full border-collapse text-left">
    <caption className="sr-only">Token history, newest first</caption>
    <thead className="border-b border-field text-sm text-muted">
      <tr>
        <th scope="col" className="py-2 font-semibold">
          What happened
        </th>
        <th scope="col" className="py-2 pl-4 text-right font-semibold">
          Tokens
        </th>
        <th scope="col" className="py-2 pl-4 text-right font-semibold">
          Balance
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-hairline">
      {lines.map(({ seq, words, amount, balance_after: balance, created_at: at }) => (
        <tr key={seq}>
          <th scope="row" className="py-3 align-top font-normal">
            {words}
            <time dateTime={at} className="block text-sm text-muted">
              {dateTime(new Date(at))}
            </time>
          </th>
          <td className={`${number} font-semibold ${amount > 0 ? 'text-matcha-text' : ''}`}>
            <span aria-hidden="true">{amountWords(amount)}</span>
            <VisuallyHidden>{spokenAmount(amount)}</VisuallyHidden>
          </td>
          <td className={number}>{decimal(balance)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
