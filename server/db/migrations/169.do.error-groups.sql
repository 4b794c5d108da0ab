-- Errors of browsers by fault: one row per fault and a count per day. Rows name no account and no address.
create table error_groups (
  id bigint generated always as identity primary key,
  -- Hash of what makes two errors the same fault.
  fingerprint bytea not null unique,
  name text not null check (length(name) <= 80),
  message text not null check (length(message) <= 500),
  location text not null check (length(location) <= 320),
  is_extension boolean not null,
  first_release text not null check (length(first_release) <= 128),
  last_release text not null check (length(last_release) <= 128),
  -- Releases in which it was seen, the newest last, at most twenty.
  releases text[] not null,
  count integer not null,
  -- The stack of the newest error that had one; null before.
  sample jsonb,
  state text not null default 'open' check (state in ('open', 'resolved', 'regressed')),
  resolved_at timestamptz,
  resolved_release text check (length(resolved_release) <= 128),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index error_groups_last_seen on error_groups (last_seen_at desc, id desc);
create index error_groups_first_seen on error_groups (first_seen_at);

create table error_group_days (
  group_id bigint not null references error_groups (id) on delete cascade,
  day date not null,
  count integer not null,
  primary key (group_id, day)
);
