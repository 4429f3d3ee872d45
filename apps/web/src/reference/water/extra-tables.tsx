import { toolAddress } from '@nishiki/knowledge/reference/addresses';
import { unionisedAmmonia } from '@nishiki/koi-science/ammonia';
import { bands, IDEAL_OXYGEN_SHARE } from '@nishiki/koi-science/bands';
import { NO_FOOD } from '@nishiki/koi-science/feeding';
import type { WaterId } from '@nishiki/knowledge/water/schema';
import type { ReactNode } from 'react';
import { Part } from '../parts/document-frame.tsx';
import { FeedingTable } from './feeding-table.tsx';
import { FigureTable } from './figure-table.tsx';
import { fractionTable, mostAmmoniaTable, oxygenTable } from './figures.ts';

const Ammonia = () => (
  <>
    <Part id="most" title="How much may the kit show?">
      <p className="max-w-measure">
        The most total ammonia with which free ammonia stays within {bands.nh3.watch.high} mg/l. At
        pH 7 and 10 °C much is borne; at pH 8.5 and 25 °C hardly any. Rounded down.
      </p>
      <FigureTable
        id="most-table"
        caption="Most total ammonia, mg/l, as the kit shows it"
        {...mostAmmoniaTable}
      />
      <p className="max-w-measure">
        This is the limit for the long run, not an aim. The{' '}
        <a href={toolAddress('ammonia')}>ammonia calculator</a> works with your own values.
      </p>
    </Part>
    <Part id="fractions" title="Which part of it is free ammonia?">
      <p className="max-w-measure">
        Total ammonia times this number is free ammonia. 1 mg/l at pH 8.0 and 20 °C makes{' '}
        {unionisedAmmonia(1, 20, 8).toFixed(4)} mg/l. Worked out by the formula of Emerson and
        others (1975), for fresh water; salt up to 0.5 % changes it little.
      </p>
      <FigureTable
        id="fraction-table"
        caption="Free part of total ammonia, by pH and temperature"
        {...fractionTable}
      />
    </Part>
  </>
);

const Oxygen = () => (
  <Part id="saturation" title="How much oxygen can water hold?">
    <p className="max-w-measure">
      In balance with air at sea level, fresh water (APHA, after Benson and Krause). Ideal asks for{' '}
      {bands.oxygen.ideal.low} mg/l and for {IDEAL_OXYGEN_SHARE * 100} % of this, whichever is more.
      The <a href={toolAddress('oxygen')}>oxygen calculator</a> tells your share.
    </p>
    <FigureTable id="oxygen-table" caption="Oxygen by water temperature" {...oxygenTable} />
  </Part>
);

const Temperature = () => (
  <Part id="feeding" title="How to feed at which temperature">
    <p className="max-w-measure">
      An edge belongs to the warmer row. Nothing is fed while free ammonia is {NO_FOOD.nh3} mg/l or
      more, or nitrite {NO_FOOD.nitrite} mg/l or more. The{' '}
      <a href={toolAddress('feeding')}>feeding calculator</a> turns this into grams for your fish.
    </p>
    <FeedingTable />
  </Part>
);

const extras: Partial<Record<WaterId, () => ReactNode>> = {
  ammonia: Ammonia,
  oxygen: Oxygen,
  temperature: Temperature,
};

/** Tables that one parameter alone has. */
export const ExtraTables = ({ id }: { id: WaterId }) => {
  const Extra = extras[id];
  return Extra === undefined ? null : <Extra />;
};
