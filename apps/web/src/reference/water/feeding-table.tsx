import { feedingTable } from './figures.ts';

/** Rows as blocks: the words are long, and the screen may be narrow. */
export const FeedingTable = () => (
  <table className="w-full max-w-measure text-left">
    <caption className="sr-only">How often and how much to feed, by water temperature</caption>
    <thead className="text-sm">
      <tr className="border-b border-hairline">
        <th scope="col" className="py-2 pr-4 font-semibold">
          Water
        </th>
        <th scope="col" className="py-2 pr-4 font-semibold">
          Feed
        </th>
        <th scope="col" className="py-2 font-semibold">
          Of the fish’s weight
        </th>
      </tr>
    </thead>
    <tbody>
      {feedingTable.map(({ celsius, fahrenheit, words, share }) => (
        <tr key={celsius} className="border-b border-hairline align-top">
          <th scope="row" className="py-2 pr-4 font-semibold whitespace-nowrap">
            {celsius} °C
            <span className="block text-sm font-normal text-muted">{fahrenheit} °F</span>
          </th>
          <td className="py-2 pr-4">{words}</td>
          <td className="py-2">{share}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
