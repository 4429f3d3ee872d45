-- How often each tool was used. Analyses go (a guest's after 30 days), so counting them would shrink:
-- these numbers only grow. They are nobody's, and shown to everybody.
create table tool_uses (
  tool text primary key,
  uses bigint not null default 0 check (uses >= 0)
);

-- Starts from what is there. A use is an answer about a koi; a refused photo is none. A copy of a
-- guest's analysis is the same use again, unless the guest's own has gone already.
insert into tool_uses (tool, uses)
select tool, (
  select count(*) from analyses a
  where a.kind = kinds.kind and a.outcome in ('identified', 'unsure')
    and not exists (select 1 from analyses source where source.id = a.copied_from))
from (values
  ('identification', 'comprehensive'),
  ('disease-detection', 'disease-detection'),
  ('water-analysis', null),
  ('breeding-predictor', null),
  ('growth-tracker', null),
  ('show-scorer', null)) as kinds (tool, kind);

-- Guests count too, in the transaction that stores their analysis: so whoever may count at all may
-- only ever count one more. The code is that of a missing right.
create function refuse_other_counts() returns trigger language plpgsql as $$
begin
  if new.tool <> old.tool or new.uses <> old.uses + 1 then
    raise exception 'uses are counted one by one' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger uses_only_grow before update on tool_uses
  for each row execute function refuse_other_counts();

alter table tool_uses enable row level security;
alter table tool_uses force row level security;
create policy everybody_reads on tool_uses for select to nishiki_guest, nishiki_system using (true);
create policy everybody_counts on tool_uses for update to nishiki_guest, nishiki_system
  using (true) with check (true);
grant select, update (uses) on tool_uses to nishiki_guest, nishiki_system;

-- Messages of the contact form that were taken on, as hashes, so that none is delivered twice. The
-- message itself is a task of the outbox until it is sent.
create table contact_wishes (
  wish bytea primary key,
  taken_at timestamptz not null default now()
);
create index contact_wishes_by_age on contact_wishes (taken_at);

alter table contact_wishes enable row level security;
alter table contact_wishes force row level security;
create policy every_row on contact_wishes to nishiki_system using (true) with check (true);
grant select, insert, update, delete on contact_wishes to nishiki_system;
