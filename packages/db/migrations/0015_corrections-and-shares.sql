-- What whoever owns a photo does with its analysis afterwards.

-- What they say the fish is: an id of the catalogue of varieties. All three are set, or none is.
alter table analyses
  add column corrected_to text check (length(corrected_to) between 1 and 60),
  add column corrected_at timestamptz,
  -- The photo may be used to improve the recognition.
  add column may_learn boolean,
  add constraint analyses_corrected_whole
    check (num_nulls(corrected_to, corrected_at, may_learn) in (0, 3));
-- What was found stays as it was found: nothing else of a row can be changed by its owner.
grant update (corrected_to, corrected_at, may_learn) on analyses to nishiki_user, nishiki_guest;

-- Several fish on a photo, and nobody said which of them: that is an answer as well.
alter table analyses
  drop constraint analyses_outcome_check,
  add constraint analyses_outcome_check
    check (outcome in ('identified', 'unsure', 'several_fish', 'not_koi', 'poor_photo'));

-- Links by which anybody reads one analysis, until its keeper takes the link back.
create table analysis_shares (
  user_id uuid not null,
  id uuid not null,
  analysis_id uuid not null references analyses (id) on delete cascade,
  -- 128 random bits, base64url. Global on purpose: whoever comes with it is nobody whom we know.
  token text not null unique check (length(token) = 22),
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
-- One link an analysis, which asking again finds.
create unique index analysis_shares_one on analysis_shares (analysis_id);

alter table analysis_shares enable row level security;
alter table analysis_shares force row level security;
create policy own_rows on analysis_shares to nishiki_user
  using (user_id = (select app_user_id()))
  -- The keys alone would let anybody give a link to anybody's analysis.
  with check (user_id = (select app_user_id())
    and exists (select 1 from analyses a where a.id = analysis_id and a.user_id = analysis_shares.user_id));
create policy every_row on analysis_shares to nishiki_system using (true) with check (true);
grant select, insert, delete on analysis_shares to nishiki_user;
grant select, insert, update, delete on analysis_shares to nishiki_system;
