import { DAYS_BETWEEN } from '@nishiki/koi-science/treatments/gates';
import { articles } from '@nishiki/knowledge/articles/catalogue';
import { conditionById } from '@nishiki/knowledge/conditions/catalogue';
import { toolAddress } from '@nishiki/knowledge/reference/addresses';
import { uncited } from '@nishiki/knowledge/statement';
import type { TreatmentEntry } from '@nishiki/knowledge/treatments/schema';
import { whenWrong } from '@nishiki/knowledge/treatments/when-wrong';
import { buttonClass } from '../../ui/button-class.ts';
import { Notice } from '../../ui/notice.tsx';
import { ConditionLink } from '../conditions/condition-link.tsx';
import { closestFirst, QuestionsPart } from '../conditions/questions-part.tsx';
import { citationsOf, type Citations } from '../parts/citations.ts';
import { DocumentFrame, Part } from '../parts/document-frame.tsx';
import { SaidList } from '../parts/said.tsx';
import { neverBeside, onlyWith } from './clashes.ts';
import { doseAddress } from './dose-address.ts';
import { GateList } from './gate-list.tsx';
import { TreatmentKind } from './kind.tsx';

type PartProps = { treatment: TreatmentEntry; cite: Citations };

/** The way to an amount, or why there is none. */
const Way = ({ treatment: { id, give, instead } }: { treatment: TreatmentEntry }) =>
  give === undefined ? (
    <div className="mt-6 max-w-measure">
      <Notice tone="alarm" title="No number is given here">
        {instead}
      </Notice>
    </div>
  ) : (
    <>
      <p className="mt-6">
        <a href={doseAddress(id)} className={buttonClass('primary', 'min-h-14')}>
          Work out the dose for your pond
        </a>
      </p>
      <p className="mt-2 max-w-measure text-muted">
        It asks all that stands below, and names no amount before.
        {id === 'salt' && (
          <>
            {' '}
            Against nitrite less is enough: <a href={toolAddress('nitrite')}>nitrite and salt</a>.
          </>
        )}
      </p>
    </>
  );

const Against = ({ treatment: { against } }: { treatment: TreatmentEntry }) => (
  <ul>
    {against.map((id) => {
      const condition = conditionById(id);
      return (
        condition && (
          <li key={id}>
            <ConditionLink condition={condition} />
          </li>
        )
      );
    })}
  </ul>
);

const Combined = ({ treatment }: { treatment: TreatmentEntry }) => {
  const partners = onlyWith(treatment);
  const never = neverBeside(treatment);
  return (
    <>
      <p className="max-w-measure">
        {partners.length > 0
          ? `Only with ${partners.join(' or ')}. With every other treatment it is blocked: ${DAYS_BETWEEN} days must lie between, or two large water changes.`
          : `With no other treatment: ${DAYS_BETWEEN} days must lie between, or two large water changes.`}{' '}
        <a href="/treatments#pairs">All pairs</a>
      </p>
      {never.length > 0 && (
        <ul className="max-w-measure list-disc space-y-1 pl-5">
          {never.map((words) => (
            <li key={words}>Not with {words}.</li>
          ))}
        </ul>
      )}
    </>
  );
};

/** What a keeper reads before it, where a keeper may give it at all. */
const Before = ({ treatment, cite }: PartProps) => {
  const { give, gates, warnings } = treatment;
  const isGiven = give !== undefined || gates.length > 0;
  return (
    <>
      {warnings.length > 0 && (
        <Part id="warnings" title="Warnings">
          <SaidList items={warnings.map(uncited)} cite={cite} />
        </Part>
      )}
      {isGiven && (
        <Part id="before" title="What must be known, and what forbids it">
          <p className="max-w-measure text-muted">
            One “no” forbids it. What nobody knows is found out first, never assumed.
          </p>
          <GateList treatment={treatment} />
        </Part>
      )}
      {isGiven && (
        <Part id="combined" title="What it may be combined with">
          <Combined treatment={treatment} />
        </Part>
      )}
    </>
  );
};

/** First whether it may be given at all, then what is known of it. */
export const TreatmentPage = ({ treatment }: { treatment: TreatmentEntry }) => {
  const { id, name, otherNames, summary, against, statements, warnings } = treatment;
  const wrong = whenWrong(id);
  const cite = citationsOf([...warnings.map(uncited), ...wrong, ...statements]);
  return (
    <DocumentFrame
      title={name}
      lead={
        <>
          <p>{summary}</p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-base">
            {otherNames.length > 0 && <span>Also called {otherNames.join(', ')}.</span>}
            <TreatmentKind treatment={treatment} />
          </p>
        </>
      }
      crumbs={[{ href: '/treatments', label: 'Treatments' }]}
      cite={cite}
    >
      <Way treatment={treatment} />
      {against.length > 0 && (
        <Part id="against" title="Against what">
          <Against treatment={treatment} />
        </Part>
      )}
      <Before treatment={treatment} cite={cite} />
      <Part id="wrong" title="When it goes wrong">
        <SaidList items={wrong} cite={cite} />
      </Part>
      <Part id="known" title="What is known of it">
        <SaidList items={statements} cite={cite} />
      </Part>
      <QuestionsPart articles={closestFirst(articles, 'treatments', id)} />
    </DocumentFrame>
  );
};
