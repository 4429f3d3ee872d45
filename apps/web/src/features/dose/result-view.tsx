import { treatmentAddress } from '@nishiki/knowledge/reference/addresses';
import { peroxideMl } from '@nishiki/koi-science/permanganate';
import { Notice } from '../../ui/notice.tsx';
import { amountWords, otherWords } from './amount-words.ts';
import type { Result } from './result.ts';
import { placeOf } from './questions-words.ts';
import { waysOn, type WayOn } from './ways-on.ts';

const wayClass =
  'inline-flex min-h-11 items-center text-ai underline decoration-1 underline-offset-4';

const Ways = ({ ways }: { ways: readonly WayOn[] }) => (
  <ul className="mt-2">
    {ways.map(({ href, label }) => (
      <li key={href}>
        <a href={href} className={wayClass}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);

type Of<Kind extends Result['kind']> = Extract<Result, { kind: Kind }>;

const Refused = ({ reasons, treatment }: Of<'refused'>) => (
  <>
    <Notice tone="alarm" title={`No dose of ${treatment.name}`}>
      <ul className="list-disc space-y-2 pl-5">
        {reasons.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
    <h3 className="mt-5 font-semibold">What to do instead</h3>
    <Ways
      ways={[
        ...waysOn(reasons.map(({ gate }) => gate)),
        { href: treatmentAddress(treatment.id), label: `${treatment.name}: what to know` },
        { href: '/first-aid', label: 'First aid, if fish are in danger now' },
      ]}
    />
  </>
);

const FindOut = ({ missing, treatment }: Of<'find-out'>) => (
  <>
    <Notice tone="attention" title="No amount yet. Find this out first, in this order:">
      <ol className="list-decimal space-y-1 pl-5">
        {missing.map(({ text, question }) => (
          <li key={text}>
            <a href={`#${placeOf(question)}`} className="inline-block py-1.5 text-ai underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </Notice>
    <Ways
      ways={[{ href: treatmentAddress(treatment.id), label: `${treatment.name}: what to know` }]}
    />
  </>
);

const List = ({
  title,
  items,
  ordered,
}: {
  title: string;
  items: readonly string[];
  ordered?: true;
}) => {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <>
      <h3 className="mt-6 text-lg">{title}</h3>
      <Tag className={`mt-2 space-y-2 pl-6 ${ordered ? 'list-decimal' : 'list-disc'}`}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Tag>
    </>
  );
};

/** What a keeper needs at the pond before the powder is in the water. */
const readyFor = ({ treatment, dose }: Of<'dose'>): string[] => [
  dose.amount.unit === 'ml'
    ? 'A measuring jug or syringe for exactly this amount.'
    : 'Scales for exactly this amount.',
  ...(treatment.gates.includes('peroxide-ready')
    ? [`${Math.ceil(peroxideMl(dose.amount.high))} ml of hydrogen peroxide of 3 %.`]
    : []),
  'Clean water without chlorine for a change at once, should fish gasp, roll or jump.',
];

const Given = (result: Of<'dose'>) => {
  const { treatment, dose } = result;
  return (
    <div className="rounded-card border-2 border-ink bg-raised p-4 sm:p-6">
      <p>{treatment.name}</p>
      <p className="font-serif text-4xl">{amountWords(dose.amount)}</p>
      <p className="text-muted">{otherWords(dose.amount)}</p>
      <p className="mt-2 text-sm">{dose.amount.formula}</p>
      <List title="Take care" items={treatment.warnings} />
      <List title="Have ready" items={readyFor(result)} />
      <List title="Do this" items={dose.steps} ordered />
      <h3 className="mt-6 text-lg">Again?</h3>
      <p className="mt-2">
        {dose.repeat ?? 'Not again by itself: look at the fish and the water first.'}
      </p>
      <Ways
        ways={[
          { href: treatmentAddress(treatment.id), label: `${treatment.name}: what to know` },
          { href: '#sources', label: 'Where this comes from' },
          { href: '/first-aid#gasping', label: 'If they gasp' },
        ]}
      />
    </div>
  );
};

/** An amount, or why there is none. */
export const ResultView = ({ result }: { result: Exclude<Result, { kind: 'choose' }> }) => {
  switch (result.kind) {
    case 'refused':
      return <Refused {...result} />;
    case 'find-out':
      return <FindOut {...result} />;
    case 'dose':
      return <Given {...result} />;
  }
};
