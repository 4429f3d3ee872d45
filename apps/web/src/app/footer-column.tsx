import type { ReactNode } from 'react';
import type { SiteInfo } from '../lib/site-info.ts';
import { RouteLink } from './route-link.tsx';
import type { RouteId } from './routes.ts';

const linkClass =
  'inline-flex min-h-11 min-w-11 items-center text-muted underline-offset-4 hover:text-ai hover:underline';

type Operator = SiteInfo['operator'];

/** An address of mail breaks where people read a pause. */
const MailWords = ({ address }: { address: string }) => {
  const at = address.lastIndexOf('@');
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
};

const social = ({ social: links }: Operator): ReactNode[] =>
  links.map(({ name, url }) => (
    <li key={url}>
      <a href={url} rel="noreferrer" className={linkClass}>
        {name}
      </a>
    </li>
  ));

const contact = ({ supportEmail, company }: Operator): ReactNode[] => [
  ...(supportEmail === null
    ? []
    : [
        <li key="mail">
          <a href={`mailto:${supportEmail}`} className={`${linkClass} wrap-anywhere`}>
            <MailWords address={supportEmail} />
          </a>
        </li>,
      ]),
  ...(company === null
    ? []
    : [
        <li key="company" className="pt-2">
          <address className="text-sm text-muted not-italic">
            {company.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </li>,
      ]),
];

/** What a column says of whoever runs the site, by its title. */
const extras: Record<string, (operator: Operator) => ReactNode[]> = {
  Connect: social,
  Contact: contact,
};

type FooterColumnProps = {
  title: string;
  links: readonly RouteId[];
  /** Null while unknown. */
  operator: Operator | null;
};

/** A column of the footer; without anything in it, it is left out. */
export const FooterColumn = ({ title, links, operator }: FooterColumnProps) => {
  const extra = operator === null ? [] : (extras[title]?.(operator) ?? []);
  if (links.length + extra.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
      <ul className="mt-1">
        {links.map((id) => (
          <li key={id}>
            <RouteLink to={id} className={linkClass} />
          </li>
        ))}
        {extra}
      </ul>
    </nav>
  );
};
