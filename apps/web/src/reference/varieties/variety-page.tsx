import { questionAddress } from '@nishiki/knowledge/reference/addresses';
import { termsIn } from '@nishiki/knowledge/terms';
import { uncited } from '@nishiki/knowledge/statement';
import { judgedOf } from '@nishiki/knowledge/varieties/judged';
import { modifiers } from '@nishiki/knowledge/varieties/modifiers';
import type { Variety } from '@nishiki/knowledge/varieties/schema';
import { KoiArt } from '../../koi-art/koi-art.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { citationsOf } from '../parts/citations.ts';
import { DocumentFrame, Part } from '../parts/document-frame.tsx';
import { Said, SaidList } from '../parts/said.tsx';
import { formsOf, lookAlikesFor, questionsAbout } from './relations.ts';
import { VarietyFacts } from './variety-facts.tsx';
import { Forms, LookAlikes, Marks, ModifierMeanings, Neighbours, Words } from './variety-parts.tsx';

/** The seed under which lists show a variety: the large fish is the one that was chosen. */
const SEED = 3;

/** All that is said about one variety. */
export const VarietyPage = ({ variety }: { variety: Variety }) => {
  const { id, name, kanji, summary, features } = variety;
  const judged = judgedOf(variety);
  const lookAlikes = lookAlikesFor(variety);
  const forms = formsOf(variety);
  const questions = questionsAbout(variety);
  const photo = uncited(variety.photoAdvice);
  const told = [...features, ...judged, ...lookAlikes.flatMap(({ tells }) => tells)];
  const terms = termsIn([summary, ...told.map(({ text }) => text)]).filter(
    (term) => !variety.modifiers.some((modifier) => modifiers[modifier].name === term.name),
  );
  const cite = citationsOf([
    ...told,
    ...variety.modifiers.map((modifier) => modifiers[modifier].meaning),
    photo,
    ...terms.map(({ meaning }) => meaning),
  ]);

  return (
    <DocumentFrame
      title={
        <>
          {name}
          {kanji !== undefined && (
            <span lang="ja" className="ml-4 text-[0.6em] whitespace-nowrap text-muted">
              {kanji}
            </span>
          )}
        </>
      }
      lead={summary}
      crumbs={[{ href: '/varieties', label: 'Varieties' }]}
      cite={cite}
    >
      <div className="mt-8 gap-12 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <div className="flex justify-center rounded-card bg-water p-6">
            <KoiArt
              variety={id}
              seed={SEED}
              title={`${name}, drawn from above`}
              animate
              className="h-auto w-48 lg:w-60"
            />
          </div>
          <div className="mt-6">
            <VarietyFacts variety={variety} />
          </div>
        </div>
        <div className="min-w-0 lg:-mt-10">
          <Part id="marks" title="What to look for">
            <Marks variety={variety} cite={cite} />
          </Part>
          <Part id="judged" title="What judges look for">
            <SaidList items={judged} cite={cite} />
            <p className="max-w-measure text-sm text-muted">
              Body comes first in every class:{' '}
              <a href={questionAddress('judging', 'judging-how')}>how koi are judged at a show</a>.
            </p>
          </Part>
          {lookAlikes.length > 0 && (
            <Part id="look-alikes" title="What it is taken for">
              <LookAlikes variety={variety} lookAlikes={lookAlikes} cite={cite} />
            </Part>
          )}
          {forms.length > 0 && (
            <Part id="forms" title="Its forms">
              <Forms forms={forms} />
            </Part>
          )}
          {variety.modifiers.length > 0 && (
            <Part id="shown-with" title="What can go in front of its name">
              <ModifierMeanings variety={variety} cite={cite} />
            </Part>
          )}
          <Part id="photo" title="How to photograph it">
            <p className="max-w-measure">
              <Said statement={photo} cite={cite} />
            </p>
            <p>
              <a href="/identify" className={buttonClass()}>
                Identify a koi from a photo
              </a>
            </p>
          </Part>
          {questions.length > 0 && (
            <Part id="questions" title="Questions about it">
              <ul className="max-w-measure divide-y divide-hairline border-y border-hairline">
                {questions.map(({ id: question, topic, question: words }) => (
                  <li key={question}>
                    <a
                      href={questionAddress(topic, question)}
                      className="flex min-h-11 items-center py-2 text-ai underline decoration-1 underline-offset-4"
                    >
                      {words}
                    </a>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          {terms.length > 0 && (
            <Part id="words" title="Words used here">
              <Words terms={terms} cite={cite} />
            </Part>
          )}
        </div>
      </div>
      <Neighbours variety={variety} />
    </DocumentFrame>
  );
};
