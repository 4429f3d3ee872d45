-- What nearly every request asks, as functions: a connection keeps their plans, which cost more to
-- make than to run. They look with the rights of whoever asks, row-level security included.
create function session_stands(whose uuid, which uuid) returns boolean
  language plpgsql stable as $$
begin
  return exists (
    select 1 from sessions where user_id = whose and id = which and ended_at is null);
end
$$;

create function read_own_profile(whose uuid) returns setof own_profile
  language plpgsql stable rows 1 as $$
begin
  return query select * from own_profile where user_id = whose;
end
$$;
