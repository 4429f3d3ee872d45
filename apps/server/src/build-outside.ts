/** The parts that reach outside: real where they are configured, marked stand-ins where they are not. */
import { join } from 'node:path';
import type { IdentityProvider, Mailer } from '@nishiki/domain/ports';
import { openIdProvider } from '@nishiki/integrations/identity/openid-provider';
import {
  standInProvider,
  type StandInProvider,
} from '@nishiki/integrations/identity/stand-in-provider';
import { outboxMailer } from '@nishiki/integrations/mail/outbox-mailer';
import { smtpMailer } from '@nishiki/integrations/mail/smtp-mailer';
import { isLoopback } from './http/local-only.ts';
import type { Settings } from './settings.ts';

export type Outside = {
  readonly mailer: Mailer;
  readonly outboxFolder: string | null;
  readonly identity: IdentityProvider | null;
  readonly standInIdentity: StandInProvider | null;
  close(): void;
};

const buildIdentity = (
  settings: Settings,
  key: Uint8Array,
): Pick<Outside, 'identity' | 'standInIdentity'> => {
  const {
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_ISSUER,
  } = settings;
  if (clientId && clientSecret) {
    // Plain http is for a provider on this machine only, as in tests.
    const allowInsecure = isLoopback(new URL(GOOGLE_ISSUER).hostname);
    const identity = openIdProvider({
      issuer: GOOGLE_ISSUER,
      clientId,
      clientSecret,
      allowInsecure,
    });
    return { identity, standInIdentity: null };
  }
  if (settings.PUBLIC_URL || !isLoopback(settings.HOST))
    return { identity: null, standInIdentity: null };
  const standIn = standInProvider({ key, pageUrl: '/dev/identity' });
  return { identity: standIn, standInIdentity: standIn };
};

/** @param key signs what the stand-in identity page answers */
export const buildOutside = (settings: Settings, key: Uint8Array): Outside => {
  const identity = buildIdentity(settings, key);
  if (settings.SMTP_URL) {
    const mailer = smtpMailer({ url: settings.SMTP_URL, from: settings.MAIL_FROM });
    return { ...identity, mailer, outboxFolder: null, close: () => mailer.close() };
  }
  const outboxFolder = join(settings.NISHIKI_DATA, 'outbox');
  return { ...identity, mailer: outboxMailer(outboxFolder), outboxFolder, close: () => undefined };
};
