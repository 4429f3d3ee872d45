import { questionAddress } from '@nishiki/knowledge/reference/addresses';
import { catalogue } from '@nishiki/knowledge/varieties/catalogue';
import { modifiers } from '@nishiki/knowledge/varieties/modifiers';
import { showClassIds, showClassNames } from '@nishiki/knowledge/varieties/show-classes';
import { said } from '@nishiki/knowledge/statement';
import type { ReferenceDocument } from '../document.ts';
import { citationsOf } from '../parts/citations.ts';
import { DocumentFrame } from '../parts/document-frame.tsx';
import { Said } from '../parts/said.tsx';
import { classAnchor } from './class-address.ts';
import { GalleryClass } from './gallery-class.tsx';

const classesDiffer = said(
  'Societies divide koi differently: the British one benches 13 classes, American clubs more. This is the finest common division.',
  'bkks-classes',
  'washington-classes',
);

const jumpClass =
  'inline-flex min-h-11 items-center rounded-field border border-field bg-raised px-3 text-sm ' +
  'no-underline hover:border-ai hover:text-ai';

const Jumps = () => (
  <nav id="classes" aria-label="Show classes" className="mt-6 scroll-mt-24 print:hidden">
    <ul className="flex flex-wrap gap-2">
      {showClassIds.map((id) => (
        <li key={id}>
          <a href={`#${classAnchor(id)}`} className={jumpClass}>
            {showClassNames[id]}
          </a>
        </li>
      ))}
      <li>
        <a href="#modifiers" className={jumpClass}>
          Ginrin, doitsu and others
        </a>
      </li>
    </ul>
  </nav>
);

const Gallery = () => {
  const cite = citationsOf([
    classesDiffer,
    ...Object.values(modifiers).map(({ meaning }) => meaning),
  ]);
  return (
    <DocumentFrame
      title="Varieties of koi"
      lead={`${catalogue.length} varieties and forms in ${showClassIds.length} show classes, each drawn from the colours and the pattern that make it.`}
      cite={cite}
    >
      <Jumps />
      <p className="mt-4 mb-10 max-w-measure text-sm text-muted">
        <Said statement={classesDiffer} cite={cite} /> You have a fish and no name?{' '}
        <a href="/identify">Identify it from a photo</a>.
      </p>
      {showClassIds.map((id, at) => (
        <GalleryClass key={id} showClass={id} eager={at === 0} />
      ))}
      <section aria-labelledby="modifiers" className="border-t border-hairline py-10">
        <h2 id="modifiers" className="scroll-mt-24 text-3xl">
          Names that go in front
        </h2>
        <p className="mt-3 max-w-measure">
          Scales, skin, fins and a head spot can lie over many varieties. The word is put before the
          name: a ginrin Kohaku is a Kohaku still.{' '}
          <a href={questionAddress('varieties', 'variety-ginrin')}>More on ginrin</a>,{' '}
          <a href={questionAddress('varieties', 'variety-doitsu')}>doitsu</a> and{' '}
          <a href={questionAddress('varieties', 'variety-butterfly')}>butterfly koi</a>.
        </p>
        <dl className="mt-6 grid gap-x-10 gap-y-4 sm:grid-cols-2">
          {Object.entries(modifiers).map(([id, { name, meaning }]) => (
            <div key={id} className="border-t border-hairline pt-3">
              <dt className="font-semibold">{name}</dt>
              <dd className="mt-1 max-w-measure">
                <Said statement={meaning} cite={cite} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </DocumentFrame>
  );
};

export const galleryDocument: ReferenceDocument = {
  path: '/varieties',
  title: 'Koi varieties',
  description: `All ${catalogue.length} varieties and forms of koi that we describe, drawn and sorted by show class, from Kohaku to Tancho, with what ginrin, doitsu and other words mean.`,
  body: () => <Gallery />,
};
