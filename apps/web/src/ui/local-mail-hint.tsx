import { useAuthSettings } from '../lib/auth-settings.ts';

/** Where mail lies when the installation sends none; nothing where it is sent. */
export const LocalMailHint = () =>
  useAuthSettings()?.stand_ins.mail === true ? (
    <p>
      This installation keeps mail on this machine:{' '}
      <a href="/dev/outbox" target="_blank" rel="noopener">
        open the outbox
      </a>
      .
    </p>
  ) : null;
