import type { Mail } from '../ports.ts';

/** The name of the site as every message says it. */
export const SITE_NAME = 'Nishiki';

/** A message before it has a look: plain words, and at most one thing to do. */
export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly before: readonly string[];
  /** What somebody else wrote, shown as it is. */
  readonly quote?: string;
  readonly action?: { readonly label: string; readonly link: string };
  readonly after?: readonly string[];
};

/** Readers of mail know no stylesheets and load nothing from elsewhere: colours stand at each tag. */
const look = {
  body: 'margin:0;padding:32px 16px;background:#fbfaf6;color:#16191d;font:16px/1.6 Arial,Helvetica,sans-serif',
  sheet: 'max-width:544px;margin:0 auto',
  name: 'margin:0 0 24px;padding:0 0 12px;border-bottom:1px solid #e4e0d6;color:#1f3a5f;font:bold 20px Georgia,serif',
  paragraph: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:12px 24px;border-radius:8px;background:#c8321f;color:#ffffff;font-weight:bold;text-decoration:none',
  quote:
    'margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #e4e0d6;white-space:pre-wrap;overflow-wrap:anywhere',
  small: 'margin:0 0 16px;color:#5b5f66;font-size:14px',
  address: 'color:#1f3a5f;word-break:break-all',
} as const;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

const paragraph = (text: string): string => `<p style="${look.paragraph}">${escape(text)}</p>`;

const button = ({ label, link }: NonNullable<Letter['action']>): string[] => [
  `<p style="${look.paragraph}"><a href="${escape(link)}" style="${look.button}">${escape(label)}</a></p>`,
  `<p style="${look.small}">If the button does nothing, copy this address into your browser:<br><a href="${escape(link)}" style="${look.address}">${escape(link)}</a></p>`,
];

/** Puts a letter on paper twice: as plain text and as HTML that says the same. */
export const layOut = ({ to, subject, before, quote, action, after = [] }: Letter): Mail => {
  const footer = `${SITE_NAME} sent this message to ${to}.`;
  return {
    to,
    subject,
    text: [
      SITE_NAME,
      ...before,
      ...(quote === undefined ? [] : [quote]),
      ...(action ? [`${action.label}:\n${action.link}`] : []),
      ...after,
      footer,
    ].join('\n\n'),
    html: [
      '<!doctype html>',
      `<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>`,
      `<body style="${look.body}"><div style="${look.sheet}">`,
      `<p style="${look.name}">${SITE_NAME}</p>`,
      ...before.map(paragraph),
      ...(quote === undefined ? [] : [`<div style="${look.quote}">${escape(quote)}</div>`]),
      ...(action ? button(action) : []),
      ...after.map(paragraph),
      `<p style="${look.small}">${escape(footer)}</p>`,
      '</div></body></html>',
    ].join('\n'),
  };
};
