-- Links that were mailed: each works once. Only a hash of what is in the link is kept.
create table mailed_links (
  token_hash bytea primary key,
  user_id bigint not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset', 'login')),
  -- Where it was mailed: it is good for nothing once the account has another address.
  email text not null,
  expires_at timestamptz not null
);
create index mailed_links_user on mailed_links (user_id, purpose);
create index mailed_links_expiry on mailed_links (expires_at);

-- The second factor. The secret is encrypted with a key that the database does not know.
create table second_factors (
  user_id bigint primary key references users (id) on delete cascade,
  sealed_secret bytea not null,
  -- Null until a first code was right.
  enabled_at timestamptz,
  -- Until when a first code is waited for.
  setup_ends_at timestamptz not null,
  -- The last step of time whose code was used: no code works twice.
  last_step bigint not null default 0
);
create table backup_codes (
  user_id bigint not null references users (id) on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- What a member names a session by. Sorted by it where two were used at the same time.
alter table sessions add column id bigint not null default next_id();
alter table access_tokens add column id bigint not null default next_id();
create unique index sessions_id on sessions (id);
create unique index access_tokens_id on access_tokens (id);
