create table media (
  -- Unguessable; the folder of its files in the media store.
  key text primary key check (key ~ '^[a-z0-9]{16,64}$'),
  owner_id bigint not null references users (id),
  kind text not null check (kind in ('image', 'audio', 'video')),
  content_type text not null,
  -- Of the file that was sent in, so that the same upload twice is stored once.
  sha256 bytea not null,
  bytes bigint not null check (bytes > 0),
  width integer check (width > 0),
  height integer check (height > 0),
  -- The sizes that were made, largest first: [{file, width, height, type, bytes}].
  variants jsonb not null,
  colors text[] not null default '{}',
  created_at timestamptz not null default now()
);
create index media_owner on media (owner_id, created_at desc);
create index media_same on media (owner_id, sha256);

-- Token buckets of the rate limiter, each as the moment it will be full again. Losing them in a crash forgives a
-- little; writing them costs no journal.
create unlogged table rate_buckets (
  key text primary key,
  full_at timestamptz not null
) with (fillfactor = 50);
