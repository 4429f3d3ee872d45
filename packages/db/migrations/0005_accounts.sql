-- The address book of accounts. Global on purpose: an address must be unique over everybody.
-- Password hashes and secrets are for the account service alone, so that only the system role gets in.
create table accounts (
  user_id uuid primary key,
  -- Lower case, trimmed.
  email text not null unique check (email = lower(email) and length(email) between 3 and 320),
  email_verified_at timestamptz,
  -- Argon2id in PHC form; null for those who only sign in with Google.
  password_hash text,
  -- An address that counts once it is verified.
  pending_email text check (pending_email = lower(pending_email)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_sign_in_at timestamptz,
  -- Set by "delete my account", cleared by signing in.
  erase_after timestamptz
);
create index accounts_by_erasure on accounts (erase_after) where erase_after is not null;

-- Who somebody is at an identity provider. The provider's id is unique over everybody.
create table account_identities (
  user_id uuid not null,
  provider text not null check (provider in ('google')),
  subject text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, provider),
  unique (provider, subject)
);

-- Signed-in devices. An access token names its session, and each request asks whether it still stands.
create table sessions (
  user_id uuid not null,
  id uuid not null,
  -- Browser and system in words, from the User-Agent.
  device text not null,
  -- How the session began; 'recovery' may set a new password without the old one, for a while.
  method text not null check (method in ('password', 'google', 'recovery', 'verification', 'email_change')),
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_because text,
  primary key (user_id, id)
);
create index sessions_by_end on sessions (ended_at) where ended_at is not null;

-- A family of refresh tokens is a session's. Only hashes are stored.
create table refresh_tokens (
  user_id uuid not null,
  token_hash bytea not null,
  session_id uuid not null,
  parent_hash bytea,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, token_hash),
  foreign key (user_id, session_id) references sessions (user_id, id) on delete cascade
);
create index refresh_tokens_by_session on refresh_tokens (user_id, session_id);

-- Links in e-mails: verification, recovery, change of address. Single use, hashed, expiring.
create table mail_tokens (
  user_id uuid not null,
  token_hash bytea not null,
  purpose text not null check (purpose in ('signup', 'recovery', 'email_change')),
  -- The address that the link was sent to: it proves that one and no other.
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (user_id, token_hash)
);
create index mail_tokens_by_expiry on mail_tokens (expires_at);

-- Between sending a browser to an identity provider and its return nobody is known yet: global.
create table identity_flows (
  state_hash bytea primary key,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  redirect_to text not null,
  client_challenge text not null,
  client_challenge_method text not null check (client_challenge_method in ('s256', 'plain')),
  created_at timestamptz not null default now(),
  -- Set when the browser came back: the code that the client exchanges for a session.
  auth_code_hash bytea unique,
  user_id uuid
);
create index identity_flows_by_age on identity_flows (created_at);

do $$
declare
  name text;
begin
  foreach name in array array['accounts', 'account_identities', 'sessions', 'refresh_tokens',
                              'mail_tokens', 'identity_flows'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy every_row on %I to nishiki_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to nishiki_system', name);
  end loop;
end
$$;

-- A keeper sees the list of own devices; ending one goes through the account service.
create policy own_sessions on sessions for select to nishiki_user using (user_id = (select app_user_id()));
grant select on sessions to nishiki_user;
