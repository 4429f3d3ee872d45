/** What whoever runs the site tells of itself: settings that pages and mails show, each left out when unset. */
import { readEmail } from '@nishiki/domain/account/email';
import type { Operator } from '@nishiki/domain/site/operator';
import * as z from 'zod';

/** `hello@koi.example` or `Nishiki <hello@koi.example>`. */
const senderShape = /^(?:[^<>]*<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/;

export const sender = z
  .string()
  .trim()
  .regex(senderShape, 'must hold one address, such as Nishiki <hello@koi.example>');

const address = z.string().transform((text, refine) => {
  try {
    return readEmail(text);
  } catch {
    refine.addIssue({
      code: 'custom',
      message: 'must be one e-mail address, such as help@koi.example',
    });
    return z.NEVER;
  }
});

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(most, `may have at most ${most} characters`)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'must be plain text');

/** A backslash and an n as well, since many files of settings cannot hold a line break. */
const lineBreak = /;|\r?\n|\\n/;

const company = z
  .string()
  .transform((text) => text.split(lineBreak).filter((part) => part.trim() !== ''))
  .pipe(z.array(line(100)).min(1, 'must not be empty').max(8, 'may have at most 8 lines'));

const link = z.string().transform((text, refine) => {
  const [, name = '', url = ''] = /^(.*\S)\s+(\S+)$/.exec(text.trim()) ?? [];
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed?.protocol === 'https:' && !parsed.username && !parsed.password && name.length <= 40)
    return { name, url: parsed.href };
  refine.addIssue({
    code: 'custom',
    message: 'must look like "Mastodon https://koi.example/@us, YouTube https://video.example/us"',
  });
  return z.NEVER;
});

const social = z
  .string()
  .transform((text) => text.split(',').filter((part) => part.trim() !== ''))
  .pipe(z.array(link).min(1, 'must not be empty').max(10, 'may have at most 10 links'));

export const operatorSettings = {
  SUPPORT_EMAIL: address.optional(),
  SALES_EMAIL: address.optional(),
  COMPANY_ADDRESS: company.optional(),
  SOCIAL_LINKS: social.optional(),
  SUPPORT_RESPONSE_TIME: line(40).optional(),
};

type OperatorSettings = z.infer<z.ZodObject<typeof operatorSettings>>;

/** As the pages are told. */
export const operatorOf = (settings: OperatorSettings): Operator => ({
  supportEmail: settings.SUPPORT_EMAIL ?? null,
  salesEmail: settings.SALES_EMAIL ?? null,
  company: settings.COMPANY_ADDRESS ?? null,
  responseTime: settings.SUPPORT_RESPONSE_TIME ?? null,
  social: settings.SOCIAL_LINKS ?? [],
});

/** Where messages of the contact form go: some inbox is always theirs. */
export const contactInboxOf = (settings: {
  SUPPORT_EMAIL?: string | undefined;
  MAIL_FROM: string;
}): string => {
  const [, named, plain] = senderShape.exec(settings.MAIL_FROM) ?? [];
  return settings.SUPPORT_EMAIL ?? named ?? plain ?? '';
};
