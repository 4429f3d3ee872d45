-- What a keeper may know of their own row in the address book: all but the hash.
create policy own_account on accounts for select to nishiki_user using (user_id = (select app_user_id()));
grant select (user_id, email, email_verified_at, pending_email) on accounts to nishiki_user;
alter table accounts add column has_password boolean not null generated always as (password_hash is not null) stored;
grant select (has_password) on accounts to nishiki_user;

-- A keeper's profile with balance and address, in one row. It looks with the rights of whoever asks.
create view own_profile with (security_invoker = true) as
  select p.user_id, a.email, a.email_verified_at is not null as email_verified, a.pending_email,
         a.has_password, p.subscription_tier, p.plan, p.trial_ends_at,
         w.monthly + w.lasting as tokens_remaining, w.used as total_tokens_used,
         p.experience_points, p.level, p.daily_streak, p.show_tickets, p.display_name, p.avatar,
         p.country, p.units, p.time_zone, p.created_at, p.version
  from profiles p
  join wallets w on w.user_id = p.user_id
  join accounts a on a.user_id = p.user_id
  where p.user_id = app_user_id();
grant select on own_profile to nishiki_user, nishiki_system;
