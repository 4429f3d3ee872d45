import { varietyAddress } from '@nishiki/knowledge/reference/addresses';
import type { Variety } from '@nishiki/knowledge/varieties/schema';
import { showClassNames } from '@nishiki/knowledge/varieties/show-classes';
import type { ReactNode } from 'react';
import { classAddress } from './class-address.ts';
import { formsOf, parentOf } from './relations.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-4 py-2.5">
    <dt className="w-28 shrink-0 text-muted">{name}</dt>
    <dd className="min-w-0 flex-1">{children}</dd>
  </div>
);

const Links = ({ varieties }: { varieties: readonly Variety[] }) =>
  varieties.map(({ id, name }, at) => (
    <span key={id}>
      {at > 0 && ', '}
      <a href={varietyAddress(id)}>{name}</a>
    </span>
  ));

/** Names, show class and kin of a variety. */
export const VarietyFacts = ({ variety }: { variety: Variety }) => {
  const parent = parentOf(variety);
  const forms = formsOf(variety);
  const { otherNames, showClass } = variety;
  return (
    <dl className="divide-y divide-hairline border-y border-hairline text-sm">
      {otherNames.length > 0 && <Fact name="Also called">{otherNames.join(', ')}</Fact>}
      <Fact name="Show class">
        <a href={classAddress(showClass)}>{showClassNames[showClass]}</a>
      </Fact>
      {parent !== undefined && (
        <Fact name="A form of">
          <Links varieties={[parent]} />
        </Fact>
      )}
      {forms.length > 0 && (
        <Fact name="Forms">
          <Links varieties={forms} />
        </Fact>
      )}
    </dl>
  );
};
