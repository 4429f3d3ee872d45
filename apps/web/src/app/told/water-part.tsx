import type { Telling } from './use-draft.ts';
import { waterValues } from './water-values.ts';
import { Folded } from '../../ui/folded.tsx';
import { WaterField } from './water-field.tsx';

/** What was measured; most trouble with fish begins in the water. */
export const WaterPart = ({ draft, measure }: Pick<Telling, 'draft' | 'measure'>) => {
  const typed = waterValues.filter(({ id }) => (draft.water[id]?.text ?? '').trim() !== '').length;
  return (
    <Folded
      title="Water"
      state={typed === 0 ? 'not tested' : `${typed} of ${waterValues.length} tested`}
    >
      <div className="grid gap-x-6 gap-y-5 border-t border-hairline pt-4 sm:grid-cols-2">
        {waterValues.map((value) => (
          <WaterField
            key={value.id}
            value={value}
            typed={draft.water[value.id]}
            onChange={measure}
          />
        ))}
      </div>
    </Folded>
  );
};
