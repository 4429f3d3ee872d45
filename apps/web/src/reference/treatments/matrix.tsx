import { DAYS_BETWEEN } from '@nishiki/koi-science/treatments/gates';
import { treatments } from '@nishiki/knowledge/treatments/catalogue';
import { mayBeTogether } from '@nishiki/knowledge/treatments/together';

const wordOf = (row: string, column: string): string => {
  if (row === column) return 'itself';
  return mayBeTogether(row, column) ? 'yes' : 'no';
};

/** Every pair, for those who look it up; scrolls within itself where the screen is narrow. */
export const Matrix = () => (
  <div>
    <p id="pairs-table" className="mb-2 font-semibold">
      May both be in the water within {DAYS_BETWEEN} days?
    </p>
    <p className="mb-2 text-sm text-muted">The table scrolls sideways.</p>
    <div
      role="region"
      aria-labelledby="pairs-table"
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-hairline"
    >
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-hairline align-bottom">
            <th scope="col" className="sticky left-0 bg-ground p-2 text-left">
              Treatment
            </th>
            {treatments.map(({ id, name }) => (
              <th key={id} scope="col" className="min-w-28 p-2 text-left font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {treatments.map((row) => (
            <tr key={row.id} className="border-b border-hairline">
              <th
                scope="row"
                className="sticky left-0 max-w-32 bg-ground p-2 text-left font-semibold sm:max-w-none"
              >
                {row.name}
              </th>
              {treatments.map(({ id }) => {
                const word = wordOf(row.id, id);
                return (
                  <td
                    key={id}
                    className={
                      word === 'yes' ? 'bg-matcha-wash p-2 font-semibold' : 'p-2 text-muted'
                    }
                  >
                    {word}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </div>
);
