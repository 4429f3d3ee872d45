export type FigureTableProps = {
  id: string;
  caption: string;
  head: readonly string[];
  /** The first cell of a row is its head. */
  rows: readonly (readonly string[])[];
};

/** Numbers by row and column; scrolls within itself where the screen is narrow. */
export const FigureTable = ({ id, caption, head, rows }: FigureTableProps) => (
  <figure className="space-y-2">
    <figcaption id={id} className="font-semibold">
      {caption}
    </figcaption>
    <div
      role="region"
      aria-labelledby={id}
      tabIndex={0}
      className="max-w-max overflow-x-auto rounded-card border border-hairline"
    >
      <table aria-labelledby={id} className="text-sm">
        <thead>
          <tr className="border-b border-hairline">
            {head.map((words, at) => (
              <th
                key={words}
                scope="col"
                className={`p-2 ${at === 0 ? 'sticky left-0 bg-ground pl-3 text-left' : 'text-right sm:whitespace-nowrap'}`}
              >
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first} className="border-b border-hairline last:border-0">
              <th
                scope="row"
                className="sticky left-0 bg-ground p-2 pl-3 text-left whitespace-nowrap"
              >
                {first}
              </th>
              {cells.map((cell, at) => (
                <td key={head[at + 1]} className="p-2 text-right">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </figure>
);
