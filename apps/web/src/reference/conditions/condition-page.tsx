import { articles } from '@nishiki/knowledge/articles/catalogue';
import { emergencyOf } from '@nishiki/knowledge/conditions/first-aid';
import type { Condition } from '@nishiki/knowledge/conditions/schema';
import { statementsOf } from '@nishiki/knowledge/conditions/statements';
import { conditionAddress } from '@nishiki/knowledge/reference/addresses';
import { citationsOf, type Citations } from '../parts/citations.ts';
import { DocumentFrame, Part } from '../parts/document-frame.tsx';
import { Said, SaidList } from '../parts/said.tsx';
import { FirstAction } from './first-action.tsx';
import { groupWords } from './group-words.ts';
import { closestFirst, QuestionsPart } from './questions-part.tsx';
import { contactsOf, ReportBox } from './report-box.tsx';
import { Severity } from './severity.tsx';
import { SignsSeen } from './signs-seen.tsx';
import { rulesFor, TreatmentPart } from './treatment-part.tsx';
import { temperatureOf, WhereFrom } from './where-from.tsx';

type PartProps = { condition: Condition; cite: Citations };

const LookAlikes = ({ condition: { lookAlikes }, cite }: PartProps) => (
  <dl className="max-w-measure space-y-4">
    {lookAlikes.map(({ id, name, tellsApart }) => (
      <div key={name}>
        <dt className="font-semibold">
          {id === null ? name : <a href={conditionAddress(id)}>{name}</a>}
        </dt>
        <dd>
          <Said statement={tellsApart} cite={cite} />
        </dd>
      </div>
    ))}
  </dl>
);

const Proof = ({ condition: { confirmedBy, photoShows }, cite }: PartProps) => (
  <>
    <p className="max-w-measure">
      <Said statement={confirmedBy} cite={cite} />
    </p>
    <p className="max-w-measure">
      {photoShows
        ? 'A photo can show signs of it, and never proves it.'
        : 'A photo cannot show it: what there is to see lies elsewhere, or under a microscope.'}{' '}
      <a href="/disease-detection">Search a photo for signs</a>, and add what you see and measure.
    </p>
  </>
);

const Lead = ({ condition }: { condition: Condition }) => {
  const { group, alsoKnown } = condition;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Severity condition={condition} />
        {group !== 'harmless' && <span className="text-base">{groupWords(group)}</span>}
      </p>
      {alsoKnown.length > 0 && <p className="text-base">Also called {alsoKnown.join(', ')}.</p>}
    </>
  );
};

/** Where only a laboratory tells it from a disease that must be reported. */
const AskAboutKhv = () => (
  <p className="mt-6 max-w-measure rounded-card border-2 border-beni bg-beni-wash p-4">
    Only a laboratory tells it from KHV, which must be reported on suspicion:{' '}
    <a href={`${conditionAddress('khv')}#report`}>whom to call</a>.
  </p>
);

const citationsFor = (condition: Condition): Citations => {
  const temperature = temperatureOf(condition);
  const { firstAction, notifiable } = condition;
  const duties =
    notifiable.length > 0 ? contactsOf(notifiable).map(([, authority]) => authority.duty) : [];
  return citationsOf([
    firstAction,
    ...duties,
    ...statementsOf(condition),
    ...(temperature === null ? [] : [temperature]),
    ...rulesFor(condition),
  ]);
};

/** First what to do, then whether it is this at all, then what helps. */
export const ConditionPage = ({ condition }: { condition: Condition }) => {
  const { id, name, notifiable, features, lookAlikes, temperature, waterCause } = condition;
  const cite = citationsFor(condition);
  const isNotifiable = notifiable.length > 0;
  return (
    <DocumentFrame
      title={name}
      lead={<Lead condition={condition} />}
      crumbs={[{ href: '/conditions', label: 'Conditions' }]}
      cite={cite}
    >
      <FirstAction condition={condition} cite={cite} />
      {isNotifiable && <ReportBox condition={condition} cite={cite} />}
      {!isNotifiable && emergencyOf(condition) === 'khv' && <AskAboutKhv />}
      <Part id="signs" title="Is it this? What is seen, and what is not">
        <SignsSeen condition={condition} />
      </Part>
      <Part id="known" title="What is known of it">
        <SaidList items={features} cite={cite} />
        {(temperature !== null || waterCause !== null) && (
          <WhereFrom condition={condition} cite={cite} />
        )}
      </Part>
      {lookAlikes.length > 0 && (
        <Part id="look-alikes" title="What it is taken for">
          <LookAlikes condition={condition} cite={cite} />
        </Part>
      )}
      <Part id="proof" title="What would prove it">
        <Proof condition={condition} cite={cite} />
      </Part>
      <TreatmentPart condition={condition} cite={cite} />
      <QuestionsPart articles={closestFirst(articles, 'conditions', id)} />
    </DocumentFrame>
  );
};
