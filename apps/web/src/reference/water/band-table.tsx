import type { WaterId } from '@nishiki/knowledge/water/schema';
import { Badge } from '../../ui/badge.tsx';
import { levelRange, levelsOf, otherRanges } from './band-words.ts';
import { levelWords } from './level-words.ts';

/** What the drawing shows, as a table, with every other unit in which it is printed. */
export const BandTable = ({ id, name }: { id: WaterId; name: string }) => (
  <table className="w-full max-w-measure text-left">
    <caption className="sr-only">Bands of {name}</caption>
    <thead className="text-sm">
      <tr className="border-b border-hairline">
        <th scope="col" className="py-2 pr-4 font-semibold">
          Level
        </th>
        <th scope="col" className="py-2 font-semibold">
          Reading
        </th>
      </tr>
    </thead>
    <tbody>
      {levelsOf(id).map((level) => (
        <tr key={level} className="border-b border-hairline align-top">
          <th scope="row" className="py-2.5 pr-4 font-normal">
            <Badge tone={levelWords[level].tone}>{levelWords[level].name}</Badge>
          </th>
          <td className="py-2">
            <span className="font-semibold">{levelRange(id, level)}</span>
            {otherRanges(id, level).map((words) => (
              <span key={words} className="block text-sm text-muted">
                {words}
              </span>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
