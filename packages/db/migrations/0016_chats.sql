-- What keepers say to the koi expert and to support, and what they are answered.

create table chats (
  user_id uuid not null,
  id uuid not null,
  title text not null check (length(title) between 1 and 80),
  place text not null check (place in ('chat', 'panel', 'widget', 'specialist')),
  specialist text check (length(specialist) between 1 and 60),
  created_at timestamptz not null default now(),
  -- Of its last message.
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (user_id, id),
  constraint chats_specialist check ((place = 'specialist') = (specialist is not null))
);
create index chats_latest on chats (user_id, updated_at desc, id desc);

create table chat_messages (
  user_id uuid not null,
  id uuid not null,
  chat_id uuid not null,
  -- 1, 2, 3 ... within the conversation.
  seq integer not null check (seq > 0),
  role text not null check (role in ('keeper', 'expert')),
  content text not null,
  -- Names the wish that made it, so that the same one sent twice is answered once.
  wish text check (length(wish) between 1 and 100),
  photo_key text,
  -- What its photo showed: an answer that is asked for again need not read it again.
  photo_read jsonb,
  -- Of a keeper's message that is being answered: until then nobody else answers it.
  answering_until timestamptz,
  -- Of an answer: the message that it answers. It has one.
  answer_to uuid,
  meta jsonb,
  -- What the expert needs to understand the next message. It is for the server alone.
  state jsonb,
  stopped boolean not null default false,
  rating text check (rating in ('up', 'down')),
  rating_reason text check (length(rating_reason) between 1 and 40),
  rating_words text check (length(rating_words) between 1 and 500),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, chat_id) references chats (user_id, id) on delete cascade,
  constraint chat_messages_in_order unique (user_id, chat_id, seq),
  constraint chat_messages_once unique (user_id, role, wish),
  constraint chat_messages_answered_once unique (user_id, answer_to),
  constraint chat_messages_answers check ((role = 'expert') = (answer_to is not null))
);

-- What was consulted on, beside the analysis of its photo, which has the same id and takes it along.
create table health_assessments (
  user_id uuid not null,
  id uuid not null references analyses (id) on delete cascade,
  severity text not null check (severity in ('low', 'medium', 'high', 'critical')),
  symptoms text,
  analysis text not null,
  recommendations jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- A conversation with support belongs to a user or to a guest's device, never to both.
create table support_messages (
  id uuid primary key,
  user_id uuid,
  device_id uuid,
  -- Made by the browser: it tells this owner's conversations apart.
  session text not null check (length(session) between 1 and 100),
  message text not null,
  reply text not null,
  passed_on boolean not null,
  created_at timestamptz not null default now(),
  -- Null: kept until its owner goes.
  expires_at timestamptz,
  constraint support_messages_one_owner check (num_nonnulls(user_id, device_id) = 1)
);
create index support_messages_by_user on support_messages (user_id, session, created_at)
  where user_id is not null;
create index support_messages_by_device on support_messages (device_id, session, created_at)
  where device_id is not null;
create index support_messages_by_expiry on support_messages (expires_at) where expires_at is not null;

-- What hosted models took, whether their answer was used or not. Nobody's words are in it.
create table ai_answers (
  user_id uuid not null,
  id uuid not null,
  model text not null,
  input_tokens integer not null check (input_tokens >= 0),
  output_tokens integer not null check (output_tokens >= 0),
  -- Millionths of the currency in which the operator states prices; null where none are stated.
  micro_cost bigint check (micro_cost >= 0),
  milliseconds integer not null check (milliseconds >= 0),
  outcome text not null check (outcome in ('answered', 'took-over', 'aborted')),
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index ai_answers_by_age on ai_answers (created_at);

do $$
declare
  name text;
begin
  foreach name in array array['chats', 'chat_messages', 'health_assessments', 'support_messages', 'ai_answers'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy every_row on %I to nishiki_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to nishiki_system', name);
  end loop;
  -- Words come and go by the rules alone; their owner reads them, names them, rates them, deletes them.
  foreach name in array array['chats', 'chat_messages', 'health_assessments', 'support_messages'] loop
    execute format('create policy own_rows on %I to nishiki_user using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))', name);
    execute format('grant select on %I to nishiki_user', name);
  end loop;
end
$$;
grant delete, update (title, version) on chats to nishiki_user;
grant update (rating, rating_reason, rating_words) on chat_messages to nishiki_user;
create policy own_as_guest on support_messages for select to nishiki_guest
  using (device_id = (select app_device_id()));
grant select on support_messages to nishiki_guest;
