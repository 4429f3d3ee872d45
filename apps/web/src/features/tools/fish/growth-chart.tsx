import { growthBands } from '@nishiki/koi-science/growth';

const [WIDTH, HEIGHT, LEFT, BOTTOM] = [320, 200, 30, 24];
const MOST_CM = 100;
const ages = (span: number): number[] => Array.from({ length: 41 }, (_, at) => (span * at) / 40);

/** Years that the chart covers: enough to see where the age lies on the curve. */
const spanFor = (age: number): number => (age <= 3 ? 4 : age <= 8 ? 10 : age <= 14 ? 16 : 30);

type GrowthChartProps = { age: number; length: number | null };

/** The three bands over the years, with the koi in them. The same in numbers stands in the table under it. */
export const GrowthChart = ({ age, length }: GrowthChartProps) => {
  const span = spanFor(age);
  const x = (years: number): string => (LEFT + (years / span) * (WIDTH - LEFT - 8)).toFixed(1);
  const y = (cm: number): string => ((1 - cm / MOST_CM) * (HEIGHT - BOTTOM)).toFixed(1);
  const line = (of: (years: number) => number, years = ages(span)): string =>
    years.map((each) => `${x(each)},${y(of(each))}`).join(' ');
  const low = line((each) => growthBands(each).garden.low);
  const high = line((each) => growthBands(each).garden.high, ages(span).reverse());
  const marks = [0, 1, 2, 3, 4].map((part) => (part * span) / 4);
  const rows = marks.slice(1);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Length over ${span} years of age; the table below says it in numbers`}
        className="w-full max-w-lg"
        fontSize="11"
      >
        {[20, 40, 60, 80, 100].map((cm) => (
          <g key={cm}>
            <path d={`M${LEFT} ${y(cm)}H${WIDTH - 8}`} className="stroke-hairline" />
            <text
              x={LEFT - 5}
              y={Number(y(cm)) + (cm === MOST_CM ? 9 : 4)}
              textAnchor="end"
              className="fill-muted"
            >
              {cm}
            </text>
          </g>
        ))}
        {marks.map((years) => (
          <text key={years} x={x(years)} y={HEIGHT - 8} textAnchor="middle" className="fill-muted">
            {years}
          </text>
        ))}
        <polygon points={`${low} ${high}`} className="fill-water-deep" />
        <polyline
          points={line((each) => growthBands(each).good)}
          fill="none"
          strokeWidth="2"
          className="stroke-ai"
        />
        <polyline
          points={line((each) => growthBands(each).jumbo)}
          fill="none"
          strokeWidth="1.5"
          strokeDasharray="5 4"
          className="stroke-ai"
        />
        {length === null ? (
          <path
            d={`M${x(age)} 0V${HEIGHT - BOTTOM}`}
            strokeDasharray="2 3"
            className="stroke-beni"
          />
        ) : (
          <circle cx={x(age)} cy={y(length)} r="5" className="fill-beni" />
        )}
      </svg>
      <figcaption className="text-sm text-muted">
        cm over years. Grey: usual garden ponds. Line: good keeping. Dashed: jumbo lines. Red:{' '}
        {length === null ? 'this age' : 'your koi'}.
      </figcaption>
      <table className="mt-3 w-full max-w-lg text-sm">
        <thead>
          <tr className="border-b border-hairline text-left">
            <th scope="col">Years</th>
            <th scope="col">Garden</th>
            <th scope="col">Good</th>
            <th scope="col">Jumbo</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((years) => {
            const { garden, good, jumbo } = growthBands(years);
            return (
              <tr key={years} className="border-b border-hairline">
                <th scope="row" className="text-left font-normal">
                  {years}
                </th>
                <td>
                  {garden.low.toFixed(0)} to {garden.high.toFixed(0)} cm
                </td>
                <td>{good.toFixed(0)} cm</td>
                <td>{jumbo.toFixed(0)} cm</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </figure>
  );
};
