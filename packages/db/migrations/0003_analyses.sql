-- What a photo told. It belongs to a user or to a guest's device, never to both.
create table analyses (
  id uuid primary key,
  user_id uuid,
  device_id uuid,
  kind text not null check (kind in ('comprehensive', 'disease-detection')),
  outcome text not null check (outcome in ('identified', 'unsure', 'not_koi', 'poor_photo')),
  engine_version text not null,
  photo_key text,
  photo_width integer check (photo_width > 0),
  photo_height integer check (photo_height > 0),
  result jsonb not null,
  created_at timestamptz not null default now(),
  -- Null: kept until its owner erases it.
  expires_at timestamptz,
  constraint analyses_one_owner check (num_nonnulls(user_id, device_id) = 1),
  constraint analyses_photo_measured check (num_nulls(photo_key, photo_width, photo_height) in (0, 3))
);
create index analyses_by_user on analyses (user_id, created_at desc) where user_id is not null;
create index analyses_by_device on analyses (device_id, created_at desc) where device_id is not null;
create index analyses_by_expiry on analyses (expires_at) where expires_at is not null;

alter table analyses enable row level security;
alter table analyses force row level security;
create policy own_as_user on analyses to nishiki_user
  using (user_id = (select app_user_id()))
  with check (user_id = (select app_user_id()));
create policy own_as_guest on analyses to nishiki_guest
  using (device_id = (select app_device_id()))
  with check (device_id = (select app_device_id()));
create policy every_analysis on analyses to nishiki_system using (true) with check (true);
grant select, insert, delete on analyses to nishiki_user, nishiki_guest;
grant select, insert, update, delete on analyses to nishiki_system;
