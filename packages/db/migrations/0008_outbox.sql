-- Work that a transaction leaves for later: mails above all. Enqueued with the change that asks for
-- it, so that neither happens without the other; a row is gone once its work is done.
create table outbox (
  id uuid primary key,
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  run_after timestamptz not null default now(),
  attempts integer not null default 0,
  -- Whoever works on it holds it until then; a process that died loses it.
  held_until timestamptz
);
create index outbox_due on outbox (run_after);

alter table outbox enable row level security;
alter table outbox force row level security;
create policy every_row on outbox to nishiki_system using (true) with check (true);
grant select, insert, update, delete on outbox to nishiki_system;

-- An analysis that was copied from a guest's device remembers which, so that adopting twice copies once.
alter table analyses add column copied_from uuid;
create unique index analyses_copied_once on analyses (user_id, copied_from) where copied_from is not null;
