-- What the rest of the house knows of a keeper. `tier` is what they may do, `plan` what they hold.
create table profiles (
  user_id uuid primary key,
  display_name text check (length(display_name) between 1 and 60),
  avatar jsonb not null,
  -- ISO 3166-1, with the nation for the United Kingdom (GB-ENG ...), since the law differs.
  country text,
  units text not null default 'metric' check (units in ('metric', 'uk', 'us')),
  -- IANA name; null until the first browser has told it.
  time_zone text,
  subscription_tier text not null default 'free'
    check (subscription_tier in ('free', 'basic', 'pro', 'premium')),
  plan text check (plan in ('hobbyist', 'enthusiast', 'breeder', 'professional')),
  -- Until then a new account has the abilities of the pro tier.
  trial_ends_at timestamptz not null,
  experience_points integer not null default 0 check (experience_points >= 0),
  level integer not null default 1 check (level between 1 and 7),
  daily_streak integer not null default 0 check (daily_streak >= 0),
  -- The keeper's own date on which the streak was last counted.
  streak_day date,
  show_tickets integer not null default 0 check (show_tickets >= 0),
  created_at timestamptz not null default now(),
  version integer not null default 1
);

alter table profiles enable row level security;
alter table profiles force row level security;
create policy own_profile on profiles to nishiki_user
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
create policy every_profile on profiles to nishiki_system using (true) with check (true);
grant select on profiles to nishiki_user;
-- A keeper changes these and nothing else: not the tier, not the points, not the tickets.
grant update (display_name, avatar, country, units, time_zone, version) on profiles to nishiki_user;
grant select, insert, update, delete on profiles to nishiki_system;

-- What a keeper holds of a plan, from whoever gave it.
create table subscriptions (
  user_id uuid primary key,
  plan text not null check (plan in ('hobbyist', 'enthusiast', 'breeder', 'professional')),
  source text not null check (source in ('operator', 'stripe')),
  started_at timestamptz not null default now(),
  -- The month that is running; its tokens were given at its start.
  period_start timestamptz not null,
  period_end timestamptz not null,
  -- Null: goes on.
  ends_at timestamptz,
  version integer not null default 1
);
create index subscriptions_by_period on subscriptions (period_end);

alter table subscriptions enable row level security;
alter table subscriptions force row level security;
create policy own_subscription on subscriptions for select to nishiki_user
  using (user_id = (select app_user_id()));
create policy every_subscription on subscriptions to nishiki_system using (true) with check (true);
grant select on subscriptions to nishiki_user;
grant select, insert, update, delete on subscriptions to nishiki_system;

-- Deeds that earned experience, once each.
create table experience_activities (
  user_id uuid not null,
  id uuid not null,
  activity_type text not null,
  -- What was done, such as an analysis' id or an item and its day: the same deed never earns twice.
  deed text not null,
  description text not null,
  experience_points integer not null check (experience_points >= 0),
  show_tickets integer not null default 0 check (show_tickets >= 0),
  -- The keeper's own date of the deed, which caps are counted by.
  day date not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, activity_type, deed)
);
create index experience_by_day on experience_activities (user_id, activity_type, day);

alter table experience_activities enable row level security;
alter table experience_activities force row level security;
create policy own_experience on experience_activities for select to nishiki_user
  using (user_id = (select app_user_id()));
create policy every_experience on experience_activities to nishiki_system using (true) with check (true);
grant select on experience_activities to nishiki_user;
grant select, insert, delete on experience_activities to nishiki_system;
