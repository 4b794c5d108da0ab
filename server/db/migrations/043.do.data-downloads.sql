-- Archives of a member's data. The file lies in the folder of downloads under the name of its key, which nobody finds by
-- guessing; the row says how far it is.
create table data_downloads (
  id bigint primary key default next_id(),
  user_id bigint not null references users (id) on delete cascade,
  key text not null unique check (key ~ '^[0-9a-f]{40}$'),
  state text not null default 'pending' check (state in ('pending', 'running', 'ready', 'failed')),
  -- Percent.
  progress integer not null default 0 check (progress between 0 and 100),
  bytes bigint check (bytes > 0),
  requested_at timestamptz not null,
  -- When whoever makes it was last heard of; after a silence somebody else begins anew.
  heard_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  check ((state = 'ready') = (bytes is not null and ready_at is not null and expires_at is not null))
);
-- One at a time, however many ask at once.
create unique index data_downloads_open on data_downloads (user_id) where state in ('pending', 'running');
create index data_downloads_user on data_downloads (user_id, id desc);
