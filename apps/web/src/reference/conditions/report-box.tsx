import { authorityFor, elsewhere, type Authority } from '@nishiki/knowledge/conditions/authorities';
import type { Condition } from '@nishiki/knowledge/conditions/schema';
import { CircleAlert } from 'lucide-react';
import { buttonClass } from '../../ui/button-class.ts';
import type { Citations } from '../parts/citations.ts';
import { Said } from '../parts/said.tsx';

const nations: Readonly<Record<string, string>> = {
  'GB-ENG': 'England',
  'GB-WLS': 'Wales',
  'GB-SCT': 'Scotland',
  'GB-NIR': 'Northern Ireland',
};
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const placesOf = (codes: readonly string[]): string =>
  list.format(codes.map((code) => nations[code] ?? code));

/** Whom the law names where, with the places that share an authority together; elsewhere comes last. */
export const contactsOf = (notifiable: readonly string[]): [string, Authority][] => {
  const authorities = [...new Set(notifiable.map(authorityFor))];
  return [
    ...authorities.map((authority): [string, Authority] => [
      placesOf(notifiable.filter((code) => authorityFor(code) === authority)),
      authority,
    ]),
    ['Any other country', elsewhere],
  ];
};

type ContactProps = { place: string; authority: Authority; cite: Citations };

const Contact = ({ place, authority, cite }: ContactProps) => {
  const { name, phone, email, url, duty } = authority;
  return (
    <div>
      <dt className="font-semibold">{place}</dt>
      <dd>
        <p>{name}</p>
        <p className="my-2 flex flex-wrap gap-2 empty:hidden">
          {phone !== null && (
            <a
              href={`tel:${phone.replaceAll(' ', '')}`}
              className={buttonClass('secondary', 'min-h-14')}
            >
              Call {phone}
            </a>
          )}
          {email !== null && (
            <a href={`mailto:${email}`} className={buttonClass('secondary', 'min-h-14')}>
              {email}
            </a>
          )}
          {url !== null && (
            <a href={url} rel="noreferrer" className={buttonClass('secondary', 'min-h-14')}>
              Page for {place}
            </a>
          )}
        </p>
        <p className="max-w-measure text-sm">
          <Said statement={duty} cite={cite} />
        </p>
      </dd>
    </div>
  );
};

type ReportBoxProps = { condition: Condition; cite: Citations };

/** That a suspicion must be reported, where, and to whom. */
export const ReportBox = ({ condition: { notifiable }, cite }: ReportBoxProps) => (
  <section
    aria-labelledby="report"
    className="mt-6 rounded-card border-2 border-beni bg-beni-wash p-4 sm:p-6"
  >
    <h2 id="report" className="flex scroll-mt-24 items-start gap-3 text-2xl">
      <CircleAlert aria-hidden="true" className="mt-1 size-6 shrink-0 text-beni" />
      The law: report the suspicion at once
    </h2>
    <p className="mt-2 max-w-measure text-lg">
      Notifiable in {placesOf(notifiable)}. You need no proof. No fish, water or net leaves, and
      nothing is treated, before the authority has spoken.
    </p>
    <dl className="mt-4 space-y-6">
      {contactsOf(notifiable).map(([place, authority]) => (
        <Contact key={place} place={place} authority={authority} cite={cite} />
      ))}
    </dl>
  </section>
);
