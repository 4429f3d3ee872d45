import { authorityFor, elsewhere, type Authority } from '@nishiki/knowledge/conditions/authorities';
import type { Emergency } from '@nishiki/knowledge/first-aid/schema';
import { buttonClass } from '../../ui/button-class.ts';
import { Reason } from './reason.tsx';

const places: readonly (readonly [string, Authority])[] = [
  ['England and Wales', authorityFor('GB-ENG')],
  ['Scotland', authorityFor('GB-SCT')],
  ['Northern Ireland', authorityFor('GB-NIR')],
  ['Elsewhere', elsewhere],
];

const big = buttonClass('secondary', 'min-h-14');

type ContactProps = { place: string; authority: Authority };

const Contact = ({ place, authority: { name, phone, email, url, duty } }: ContactProps) => (
  <>
    <p>{name}</p>
    <div className="my-2 flex flex-wrap gap-2">
      {phone !== null && (
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={big}>
          Call {phone}
        </a>
      )}
      {email !== null && (
        <a href={`mailto:${email}`} className={big}>
          {email}
        </a>
      )}
      {url !== null && (
        <a href={url} rel="noreferrer" className={big}>
          Page for {place}
        </a>
      )}
    </div>
    <p className="text-sm text-muted">
      <Reason {...duty} />
    </p>
  </>
);

/** The law differs, and so does the number. */
export const WhomToCall = ({ whom, when }: Emergency['call']) => (
  <section className="space-y-3">
    <h3 className="text-xl">{whom === 'vet' ? 'When to call a vet' : 'Whom to call'}</h3>
    <p>
      <Reason {...when} />
    </p>
    {whom === 'authority' && (
      <dl className="space-y-4">
        {places.map(([place, authority]) => (
          <div key={place}>
            <dt className="font-semibold">{place}</dt>
            <dd>
              <Contact place={place} authority={authority} />
            </dd>
          </div>
        ))}
      </dl>
    )}
  </section>
);
