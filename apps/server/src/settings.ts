/** The environment, read once. README.md holds the same table for people. */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Ctx } from '@nishiki/domain/ctx';
import { readSmtpAddress } from '@nishiki/integrations/mail/smtp-address';
import * as z from 'zod';
import { hostedSettings, lackOf } from './hosted-settings.ts';
import { operatorSettings, sender } from './operator-settings.ts';

const integer = (low: number, high: number) =>
  z.coerce.number().int(`must be a whole number`).min(low).max(high);

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/.+/, 'must look like postgres://user:password@host:5432/name');

const publicUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://koi.example' })
  .transform((value) => new URL(value).origin);

const smtpUrl = z.string().superRefine((text, refine) => {
  try {
    readSmtpAddress(text);
  } catch (error) {
    refine.addIssue({
      code: 'custom',
      message: error instanceof Error ? error.message : 'unusable',
    });
  }
});

const stripeKey = (...starts: string[]) =>
  z
    .string()
    .trim()
    .refine((key) => starts.some((start) => key.startsWith(start)), {
      error: `must begin with ${starts.join(' or ')}, as Stripe shows it`,
    });

export const settingsSchema = z.object({
  PORT: integer(0, 65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  NISHIKI_DATA: z
    .string()
    .default('./data')
    .transform((folder) => resolve(folder)),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_POOL: integer(2, 200).default(10),
  PUBLIC_URL: publicUrl.optional(),
  TRUST_PROXY: integer(0, 10).default(0),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ANALYSIS_PROCESSES: integer(1, 64).default(Math.min(4, availableParallelism())),
  ANALYSIS_QUEUE: integer(1, 1000).default(32),
  ANALYSIS_SECONDS: integer(1, 120).default(20),
  GUEST_TRIES_PER_ADDRESS: integer(1, 1_000_000).default(30),
  PHOTOS_PER_ADDRESS: integer(1, 1_000_000).default(120),
  ACCOUNT_TRIES_PER_ADDRESS: integer(1, 1_000_000).default(60),
  ACCOUNT_TRIES_PER_EMAIL: integer(1, 1_000_000).default(10),
  RESERVATION_SECONDS: integer(1, 86_400).default(600),
  CONTACTS_PER_ADDRESS: integer(1, 1_000_000).default(5),
  CONTACTS_PER_EMAIL: integer(1, 1_000_000).default(3),
  CHATS_PER_ADDRESS: integer(1, 1_000_000).default(300),
  CHATS_PER_KEEPER: integer(1, 1_000_000).default(30),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: sender.default('Nishiki <nishiki@localhost>'),
  ...operatorSettings,
  STRIPE_SECRET_KEY: stripeKey('sk_', 'rk_').optional(),
  STRIPE_WEBHOOK_SECRET: stripeKey('whsec_').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  ...hostedSettings,
});

export type Settings = z.infer<typeof settingsSchema>;

/** The settings that the rules know, under their names there. */
export const limitsOf = (settings: Settings): Ctx['limits'] => ({
  addressTriesPerDay: settings.GUEST_TRIES_PER_ADDRESS,
  accountTriesPerAddress: settings.ACCOUNT_TRIES_PER_ADDRESS,
  accountTriesPerEmail: settings.ACCOUNT_TRIES_PER_EMAIL,
  contactsPerAddress: settings.CONTACTS_PER_ADDRESS,
  contactsPerEmail: settings.CONTACTS_PER_EMAIL,
  chatsPerAddress: settings.CHATS_PER_ADDRESS,
  chatsPerKeeper: settings.CHATS_PER_KEEPER,
  aiMicroCostPerDay:
    settings.AI_DAILY_CEILING === undefined ? null : settings.AI_DAILY_CEILING * 1_000_000,
  reservationSeconds: settings.RESERVATION_SECONDS,
});

/** One sentence that names the setting, for exit code 1. */
export class SettingsError extends Error {}

/** @throws SettingsError naming the first setting that cannot be used */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings => {
  // An empty value means "not set", as in `PORT= npm start`.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(given);
  if (parsed.success) {
    // Payments without messages, or messages without payments, would lose what people paid for.
    if (!parsed.data.STRIPE_SECRET_KEY !== !parsed.data.STRIPE_WEBHOOK_SECRET)
      throw new SettingsError(
        'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both or neither.',
      );
    const lack = lackOf(parsed.data);
    if (lack) throw new SettingsError(lack);
    return parsed.data;
  }
  const issue = parsed.error.issues[0];
  throw new SettingsError(
    `The setting ${String(issue?.path[0])} cannot be used: ${issue?.message ?? 'unknown reason'}.`,
  );
};
