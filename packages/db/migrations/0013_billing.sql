-- What the payment service knows about us, as it was last read from there. Amounts in minor units.

-- Customers of the payment service. Global, since its ids are: whoever paid without an account has no
-- user yet, and is found by the address until somebody proves that they read it.
create table billing_customers (
  customer_id text primary key,
  user_id uuid,
  -- Only while nobody has claimed it.
  email text check (email = lower(email)),
  created_at timestamptz not null default now(),
  check (user_id is null or email is null)
);
create index billing_customers_by_user on billing_customers (user_id) where user_id is not null;
create index billing_customers_by_email on billing_customers (email) where user_id is null;

-- One row a keeper who has been to the till.
create table billing_accounts (
  user_id uuid primary key,
  -- How many readings of the payment service were applied. One counts only if none was applied since it
  -- began: it might know less.
  applied integer not null default 0,
  -- When something changes by time alone, so that it is read again then.
  check_at timestamptz
);
create index billing_accounts_due on billing_accounts (check_at) where check_at is not null;

-- Ways to the payment page. The id is the idempotency key there: asked twice, it is one way.
-- Global: a guest has no user. The browser that began it is known by its device.
create table checkouts (
  id uuid primary key,
  user_id uuid,
  device_id uuid not null,
  kind text not null check (kind in ('plan', 'tokens')),
  -- Plan or package.
  item text not null,
  -- The first month at the lower price.
  is_introduction boolean not null default false,
  customer_id text,
  state text not null check (state in ('open', 'paid', 'over')),
  -- Null until the payment service has answered.
  session_id text unique,
  url text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
-- Two tabs and a double click lead to one page. A keeper has one way to a plan, and one to each package.
create unique index checkouts_one_plan on checkouts (user_id) where state = 'open' and kind = 'plan';
create unique index checkouts_one_package on checkouts (user_id, item)
  where state = 'open' and kind = 'tokens';
create unique index checkouts_one_plan_of_guest on checkouts (device_id)
  where state = 'open' and kind = 'plan' and user_id is null;
create unique index checkouts_one_package_of_guest on checkouts (device_id, item)
  where state = 'open' and kind = 'tokens' and user_id is null;
create index checkouts_by_end on checkouts (expires_at) where state = 'open';

create table invoices (
  user_id uuid not null,
  id uuid not null,
  -- The payment service's id.
  provider_id text not null unique,
  customer_id text not null,
  number text,
  kind text not null check (kind in ('plan', 'tokens', 'other')),
  plan text,
  package text,
  subscription_id text,
  reason text not null check (reason in ('create', 'cycle', 'update', 'other')),
  description text not null,
  status text not null check (status in ('paid', 'pending', 'failed', 'other')),
  currency text not null,
  amount integer not null,
  paid integer not null check (paid >= 0),
  refunded integer not null check (refunded >= 0),
  disputed integer not null check (disputed >= 0),
  created_at timestamptz not null,
  paid_at timestamptz,
  -- The month that it pays for; null for packages.
  period_start timestamptz,
  period_end timestamptz,
  pdf_url text,
  invoice_url text,
  -- What the ledger was told of it: given; ended with its month, or taken back out of it; taken back from
  -- other tokens. `owed` is what is to be taken from those in all; what of it is not there is the debt.
  tokens_given integer not null default 0 check (tokens_given >= 0),
  tokens_ended integer not null default 0 check (tokens_ended >= 0),
  tokens_owed integer not null default 0 check (tokens_owed >= 0),
  tokens_taken integer not null default 0 check (tokens_taken between 0 and tokens_owed),
  -- Ledger lines so far, which number them.
  moves integer not null default 0,
  primary key (user_id, id)
);
create index invoices_by_time on invoices (user_id, created_at desc);

-- Money back within 30 days, asked for by the keeper or given by an operator.
create table refunds (
  user_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  kind text not null check (kind in ('plan', 'tokens', 'operator')),
  amount integer not null check (amount > 0),
  -- That go back with it.
  tokens integer not null check (tokens >= 0),
  state text not null check (state in ('asked', 'done', 'failed')),
  -- An operator's.
  reason text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (user_id, id)
);
-- Once per customer: the first payment of a plan, and a package.
create unique index refunds_once on refunds (user_id, kind)
  where kind in ('plan', 'tokens') and state <> 'failed';
create index refunds_by_invoice on refunds (user_id, invoice_id);

-- Messages of the payment service, each once. They name a customer and are not believed beyond that.
create table billing_events (
  id text primary key,
  type text not null,
  customer_id text,
  session_id text,
  -- Of a dispute, which names no customer.
  charge_id text,
  -- ignored: of nobody we know.
  state text not null check (state in ('waiting', 'done', 'ignored', 'failed')),
  attempts integer not null default 0,
  error text,
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index billing_events_open on billing_events (created_at) where state in ('waiting', 'failed');

alter table subscriptions
  -- The payment service's id; null for a plan that an operator gave.
  add column provider_id text,
  add column status text not null default 'active' check (status in ('active', 'past_due', 'suspended')),
  add column next_plan text check (next_plan in ('hobbyist', 'enthusiast', 'breeder', 'professional')),
  add column grace_until timestamptz;

do $$
declare
  name text;
begin
  foreach name in array array['billing_customers', 'billing_accounts', 'checkouts', 'invoices',
                              'refunds', 'billing_events'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy every_row on %I to nishiki_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to nishiki_system', name);
  end loop;
  foreach name in array array['invoices', 'refunds'] loop
    execute format('create policy own_rows on %I for select to nishiki_user using (user_id = (select app_user_id()))', name);
    execute format('grant select on %I to nishiki_user', name);
  end loop;
end
$$;
