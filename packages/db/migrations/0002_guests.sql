-- Browsers without an account, known by a signed cookie.
create table guest_devices (
  id uuid primary key,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);

alter table guest_devices enable row level security;
alter table guest_devices force row level security;
create policy own_device on guest_devices to nishiki_guest
  using (id = (select app_device_id()))
  with check (id = (select app_device_id()));
create policy every_device on guest_devices to nishiki_system using (true) with check (true);
grant select, insert on guest_devices to nishiki_guest;
grant update (last_seen_at) on guest_devices to nishiki_guest;
grant select, insert, update, delete on guest_devices to nishiki_system;

-- Free tries: reserved before the work, settled by a firm answer, released by anything else.
create table guest_tries (
  id uuid primary key,
  device_id uuid not null references guest_devices (id) on delete cascade,
  feature text not null check (feature in ('identify', 'disease')),
  state text not null check (state in ('reserved', 'settled', 'released')),
  -- Keyed hash of the client's address; the address itself is never stored.
  address_hash text not null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  day date not null default current_date
);
create index guest_tries_by_device on guest_tries (device_id, feature);
create index guest_tries_by_address on guest_tries (address_hash, day);

alter table guest_tries enable row level security;
alter table guest_tries force row level security;
-- A guest may read how many tries are left; only the system counts them.
create policy own_tries on guest_tries for select to nishiki_guest
  using (device_id = (select app_device_id()));
create policy every_try on guest_tries to nishiki_system using (true) with check (true);
grant select on guest_tries to nishiki_guest;
grant select, insert, update, delete on guest_tries to nishiki_system;
