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
    file: 'invoices',
    rows: (id) => sql`
      select provider_id, number, kind, plan, package, description, status, currency, amount, paid,
             refunded, disputed, created_at, paid_at, period_start, period_end, tokens_given,
             tokens_ended, tokens_owed, tokens_taken from invoices where user_id = ${id} order by created_at`,
  },
  {
    file: 'refunds',
    rows: (id) => sql`
      select id, invoice_id, kind, amount, tokens, state, created_at, ended_at
      from refunds where user_id = ${id} order by created_at`,
  },
  {
    file: 'checkouts',
    rows: (id) => sql`
      select id, kind, item, state, created_at, expires_at
      from checkouts where user_id = ${id} order by created_at`,
  },
  {
    file: 'payment-customers',
    rows: (id) => sql`select customer_id, created_at from billing_customers where user_id = ${id}`,
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
      select id, kind, outcome, engine_version, photo_width, photo_height, result,
             encode(fingerprint, 'base64') as fingerprint, created_at, corrected_to, corrected_at,
             may_learn
      from analyses where user_id = ${id} order by created_at`,
  },
  {
    file: 'analysis-links',
    rows: (id) => sql`
      select id, analysis_id, token, created_at
      from analysis_shares where user_id = ${id} order by created_at`,
  },
  {
    file: 'chats',
    rows: (id) => sql`
      select id, title, place, specialist, created_at, updated_at
      from chats where user_id = ${id} order by created_at`,
  },
  {
    file: 'chat-messages',
    rows: (id) => sql`
      select id, chat_id, seq, role, content, photo_key is not null as has_photo, photo_read, meta,
             stopped, rating, rating_reason, rating_words, created_at
      from chat_messages where user_id = ${id} order by created_at, seq`,
  },
  {
    file: 'health-assessments',
    rows: (id) => sql`
      select id, severity, symptoms, analysis, recommendations, created_at
      from health_assessments where user_id = ${id} order by created_at`,
  },
  {
    file: 'support-messages',
    rows: (id) => sql`
      select id, session, message, reply, passed_on, created_at
      from support_messages where user_id = ${id} order by created_at`,
  },
  {
    file: 'hosted-answers',
    rows: (id) => sql`
      select id, model, input_tokens, output_tokens, micro_cost, milliseconds, outcome, created_at
      from ai_answers where user_id = ${id} order by created_at`,
  },
];

/** Secrets that open the account, hashes that are of use to nobody else; and where the till's reading stands. */
export const notExported: readonly string[] = [
  'refresh_tokens',
  'mail_tokens',
  'identity_flows',
  'billing_accounts',
];
