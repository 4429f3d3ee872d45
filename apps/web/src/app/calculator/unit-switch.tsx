import type { System } from './quantities.ts';

const names: Readonly<Record<System, string>> = { metric: 'Metric', uk: 'UK', us: 'US' };

type UnitSwitchProps = { system: System | null; onChoose: (system: System) => void };

/** Sets all units of the page, and converts what was typed. Remembered by the browser. */
export const UnitSwitch = ({ system, onChoose }: UnitSwitchProps) => (
  <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
    <legend className="float-left mr-3 text-sm text-muted">All units</legend>
    <div className="flex overflow-hidden rounded-field border border-field">
      {(['metric', 'uk', 'us'] as const).map((id) => (
        <label
          key={id}
          className="flex min-h-11 min-w-16 cursor-pointer items-center justify-center px-4 has-checked:bg-ai has-checked:font-semibold has-checked:text-ground has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-beni"
        >
          <input
            type="radio"
            name="units"
            value={id}
            checked={system === id}
            onChange={() => onChoose(id)}
            className="sr-only"
          />
          {names[id]}
        </label>
      ))}
    </div>
  </fieldset>
);
