-- The balance: tokens of the running month, which go first and end with it, and those that never end.
-- It changes only by a guarded statement that writes the ledger line with it.
create table wallets (
  user_id uuid primary key,
  monthly integer not null default 0 check (monthly >= 0),
  lasting integer not null default 0 check (lasting >= 0),
  -- Spent and not given back.
  used integer not null default 0 check (used >= 0),
  -- How many of the last spend came from `monthly`: a statement tells its own old values by it.
  split_monthly integer not null default 0,
  -- Number of the last ledger line.
  seq integer not null default 0
);

-- Append-only. Lines are kept when an account is erased: an id without a person.
create table token_ledger (
  user_id uuid not null,
  -- 1, 2, 3 ... within the wallet, without gaps.
  seq integer not null check (seq > 0),
  idempotency_key text not null check (length(idempotency_key) between 1 and 200),
  kind text not null check (kind in ('sign_up', 'monthly', 'monthly_ended', 'operator', 'purchase',
                                     'referral', 'refund', 'spend', 'release')),
  monthly integer not null,
  lasting integer not null,
  amount integer not null generated always as (monthly + lasting) stored,
  balance_after integer not null check (balance_after >= 0),
  -- What it was spent on, such as 'identify'; never anything personal.
  feature text,
  reservation_id uuid,
  -- An operator's reason, or the plan.
  note text,
  created_at timestamptz not null default now(),
  primary key (user_id, seq),
  constraint token_ledger_once unique (user_id, idempotency_key)
);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end
$$;
create trigger ledger_is_append_only before update or delete on token_ledger
  for each row execute function refuse_ledger_change();
create trigger ledger_is_not_emptied before truncate on token_ledger
  for each statement execute function refuse_ledger_change();

-- Tokens taken before the work; settled by success, released by everything else.
create table token_reservations (
  user_id uuid not null,
  id uuid not null,
  idempotency_key text not null check (length(idempotency_key) between 1 and 200),
  feature text not null,
  cost integer not null check (cost > 0),
  from_monthly integer not null check (from_monthly between 0 and cost),
  state text not null check (state in ('reserved', 'settled', 'released')),
  reason text,
  created_at timestamptz not null default now(),
  -- After that the process that worked on it is taken for dead.
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (user_id, id),
  constraint token_reservations_once unique (user_id, idempotency_key)
);
create index token_reservations_stale on token_reservations (expires_at) where state = 'reserved';

do $$
declare
  name text;
begin
  foreach name in array array['wallets', 'token_ledger', 'token_reservations'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy own_rows on %I for select to nishiki_user using (user_id = (select app_user_id()))', name);
    execute format('create policy every_row on %I to nishiki_system using (true) with check (true)', name);
    execute format('grant select on %I to nishiki_user', name);
    execute format('grant select, insert on %I to nishiki_system', name);
  end loop;
end
$$;
grant update, delete on wallets, token_reservations to nishiki_system;
