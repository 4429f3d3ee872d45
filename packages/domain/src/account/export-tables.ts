/**
 * Everything that is kept of a keeper, by the file it goes to. A test asks the database for tables
 * with a user_id that are missing here.
 */
import { sql, type SQL } from 'drizzle-orm';

export type ExportTable = {
  /** Name of the JSON and the CSV file. */
  readonly file: string;
  readonly rows: (userId: string) => SQL;
};

export const exportTables: readonly ExportTable[] = [
  {
    file: 'account',
    rows: (id) => sql`
      select user_id, email, email_verified_at, pending_email, has_password, created_at, updated_at,
             last_sign_in_at, erase_after from accounts where user_id = ${id}`,
  },
  { file: 'profile', rows: (id) => sql`select * from profiles where user_id = ${id}` },
  {
    file: 'identities',
    rows: (id) =>
      sql`select provider, subject, created_at from account_identities where user_id = ${id}`,
  },
  {
    file: 'sessions',
    rows: (id) => sql`
      select id, device, method, created_at, refreshed_at, ended_at, ended_because
      from sessions where user_id = ${id} order by created_at`,
  },
  { file: 'subscription', rows: (id) => sql`select * from subscriptions where user_id = ${id}` },
  {
    file: 'wallet',
    rows: (id) =>
      sql`select monthly, lasting, used as total_tokens_used from wallets where user_id = ${id}`,
  },
  {
    file: 'token-ledger',
    rows: (id) => sql`
      select seq, kind, amount, monthly, lasting, balance_after, feature, note, reservation_id, created_at
      from token_ledger where user_id = ${id} order by seq`,
  },
  {
    file: 'token-reservations',
    rows: (id) => sql`
      select id, feature, cost, state, reason, created_at, ended_at
      from token_reservations where user_id = ${id} order by created_at`,
  },
  {
    file: 'experience',
    rows: (id) => sql`
      select activity_type, description, experience_points, show_tickets, day, created_at
      from experience_activities where user_id = ${id} order by created_at`,
  },
  {
    file: 'analyses',
    rows: (id) => sql`
      select id, kind, outcome, engine_version, photo_width, photo_height, result, created_at
      from analyses where user_id = ${id} order by created_at`,
  },
];

/** Tables of secrets that open the account: hashes that are of use to nobody else. */
export const notExported: readonly string[] = ['refresh_tokens', 'mail_tokens', 'identity_flows'];
