import type { Comparison } from '@nishiki/contract/identity';
import { valueWords } from './verdict-words.ts';

/** What changed from the older photo to the newer, measured. */
export const ChangesTable = ({ changes }: Pick<Comparison, 'changes'>) => (
  <div className="overflow-x-auto" tabIndex={0} role="group" aria-label="What changed, as a table">
    <table className="w-full min-w-80 text-left">
      <thead>
        <tr className="border-b border-hairline">
          <th scope="col" className="py-2 pr-4">
            What changed
          </th>
          <th scope="col" className="py-2 pr-4 text-right">
            Before
          </th>
          <th scope="col" className="py-2 text-right">
            After
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-hairline">
        {changes.map(({ what, region, words, before, after, unit }) => (
          <tr key={`${what} ${region}`}>
            <td className="py-2 pr-4">{words}</td>
            <td className="py-2 pr-4 text-right whitespace-nowrap">{valueWords(before, unit)}</td>
            <td className="py-2 text-right whitespace-nowrap">{valueWords(after, unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
