-- The three roles that a transaction may take. They log in nowhere and own nothing.
-- Roles belong to the whole server, not to this database: another database, or another process at
-- this very moment, may have made them already.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['nishiki_user', 'nishiki_guest', 'nishiki_system'] loop
    begin
      execute format('create role %I nologin noinherit', wanted);
    exception
      when duplicate_object or unique_violation then null;
    end;
  end loop;
end
$$;

-- Row-level security is forced on the owner too, so later migrations see rows only as a member of
-- the system role. A superuser needs no membership, and an owner who may not grant it has it already.
do $$
begin
  if not (select rolsuper from pg_roles where rolname = current_user)
     and not pg_has_role(current_user, 'nishiki_system', 'usage') then
    execute format('grant nishiki_system to %I', current_user);
  end if;
end
$$;

-- Before PostgreSQL 15 everybody could create tables here; databases upgraded since still allow it.
revoke create on schema public from public;
grant usage on schema public to nishiki_user, nishiki_guest, nishiki_system;

-- Keys and other things that no request may read. Only the owner enters this schema.
revoke all on schema private from public;

create table private.settings (
  key text primary key,
  value jsonb not null
);

-- Who asks, as set by the transaction; null when nobody was set, so that policies match nothing.
create function app_user_id() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

create function app_device_id() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.device_id', true), '')::uuid $$;
