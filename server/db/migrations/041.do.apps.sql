-- Apps that members registered (OAuth 2). The secret is encrypted with a key that the database does not know; an app
-- that cannot keep one has none.
create table oauth_clients (
  client_id text primary key check (char_length(client_id) between 8 and 128),
  owner_id bigint not null references users (id) on delete cascade,
  name text not null,
  description text not null default '',
  website text not null,
  redirect_uris jsonb not null,
  icon jsonb,
  is_confidential boolean not null,
  sealed_secret bytea,
  position bigint not null default next_id(),
  created_at timestamptz not null default now()
);
create index oauth_clients_owner on oauth_clients (owner_id, position desc);

-- What the authorisation server keeps: what was allowed, codes, tokens. Only hashes of their ids are kept.
create table oauth_items (
  model text not null,
  id_hash bytea not null,
  payload jsonb not null,
  -- The hash of what was allowed; of a Grant its own.
  grant_hash bytea,
  uid text,
  user_id bigint references users (id) on delete cascade,
  client_id text references oauth_clients (client_id) on delete cascade,
  consumed_at timestamptz,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  expires_at timestamptz not null,
  primary key (model, id_hash)
);
create index oauth_items_grant on oauth_items (grant_hash);
create index oauth_items_uid on oauth_items (uid) where uid is not null;
create index oauth_items_user on oauth_items (user_id, client_id) where user_id is not null;
create index oauth_items_client on oauth_items (client_id) where client_id is not null;
create index oauth_items_expiry on oauth_items (expires_at);
