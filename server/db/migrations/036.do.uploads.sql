-- Sounds and films: how long, and what their tags say.
alter table media add column duration double precision check (duration >= 0);
alter table media add column tags jsonb not null default '{}';
alter table media add column poster_key text references media (key);

-- One upload from start to ready. Its file waits in the folder of incoming files under this id until it is taken in.
create table uploads (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  owner_id bigint not null references users (id) on delete cascade,
  kind text not null check (kind in ('image', 'audio', 'video')),
  state text not null check (state in ('waiting', 'processing', 'ready', 'failed')),
  -- As it was announced.
  bytes bigint not null check (bytes > 0),
  name text check (char_length(name) <= 255),
  -- Seconds, once it is known: what is being worked on counts for its day.
  duration double precision,
  media_key text references media (key),
  error jsonb,
  created_at timestamptz not null default now(),
  -- When a file that did not arrive, or work that did not end, is given up.
  expires_at timestamptz not null,
  check ((state = 'ready') = (media_key is not null)),
  check ((state = 'failed') = (error is not null))
);
create index uploads_owner on uploads (owner_id, created_at desc, id desc);
create index uploads_open on uploads (expires_at) where state in ('waiting', 'processing');
