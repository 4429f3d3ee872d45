import { toolAddress, treatmentAddress } from '@nishiki/knowledge/reference/addresses';
import { treatments } from '@nishiki/knowledge/treatments/catalogue';
import type { TreatmentEntry } from '@nishiki/knowledge/treatments/schema';
import { buttonClass } from '../../ui/button-class.ts';
import { citationsOf } from '../parts/citations.ts';
import { DocumentFrame, Part } from '../parts/document-frame.tsx';
import { SaidList } from '../parts/said.tsx';
import { AgainstLine } from './against-list.tsx';
import { neverBeside, onlyWith, pairRules } from './clashes.ts';
import { TreatmentKind } from './kind.tsx';
import { Matrix } from './matrix.tsx';

const Row = ({ treatment }: { treatment: TreatmentEntry }) => (
  <li className="border-b border-hairline py-3">
    <div className="flex flex-wrap items-center gap-x-3">
      <h3 className="text-xl">
        <a
          href={treatmentAddress(treatment.id)}
          className="inline-flex min-h-11 items-center text-ai underline decoration-1 underline-offset-4"
        >
          {treatment.name}
        </a>
      </h3>
      <TreatmentKind treatment={treatment} />
    </div>
    <p className="max-w-measure">{treatment.summary}</p>
    <AgainstLine against={treatment.against} />
  </li>
);

const Clashes = ({ treatment }: { treatment: TreatmentEntry }) => {
  const partners = onlyWith(treatment);
  const never = neverBeside(treatment);
  return (
    <div>
      <dt className="font-semibold">
        <a href={treatmentAddress(treatment.id)}>{treatment.name}</a>
      </dt>
      <dd>
        {partners.length > 0 && `Only with ${partners.join(' or ')}. `}
        {never.length > 0 && `Not with ${never.join('; ')}.`}
      </dd>
    </div>
  );
};

/** Something is said of it beyond what holds for all. */
const hasRule = (treatment: TreatmentEntry): boolean =>
  onlyWith(treatment).length + neverBeside(treatment).length > 0;

const isGiven = ({ give }: TreatmentEntry): boolean => give !== undefined;

export const TreatmentsPage = () => {
  const cite = citationsOf(pairRules);
  return (
    <DocumentFrame
      title="Treatments"
      lead="What keepers put into the water, against what, and what forbids it. Most troubles need clean water and none of these."
      cite={cite}
    >
      <p className="mt-6">
        <a href={toolAddress('dose')} className={buttonClass('primary', 'min-h-14')}>
          Work out a dose
        </a>
      </p>
      <p className="mt-3 max-w-measure">
        It asks what must be known first, and names no amount before. Do you not know what your fish
        has? Begin with <a href="/conditions">what you see</a>.
      </p>
      <Part id="given" title="Worked out by the calculator">
        <ul>
          {treatments.filter(isGiven).map((treatment) => (
            <Row key={treatment.id} treatment={treatment} />
          ))}
        </ul>
      </Part>
      <Part id="not-given" title="No number given here">
        <ul>
          {treatments
            .filter((treatment) => !isGiven(treatment))
            .map((treatment) => (
              <Row key={treatment.id} treatment={treatment} />
            ))}
        </ul>
      </Part>
      <Part id="pairs" title="What may be combined">
        <p className="max-w-measure text-lg font-semibold">
          Never two treatments at once, but for the one pair that is named here.
        </p>
        <SaidList items={pairRules} cite={cite} />
        <dl className="max-w-measure space-y-3">
          {treatments.filter(hasRule).map((treatment) => (
            <Clashes key={treatment.id} treatment={treatment} />
          ))}
          <div>
            <dt className="font-semibold">Any other pair of treatments</dt>
            <dd>Blocked.</dd>
          </div>
        </dl>
        <Matrix />
      </Part>
    </DocumentFrame>
  );
};
