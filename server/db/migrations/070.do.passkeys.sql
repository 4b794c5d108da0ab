-- Passkeys: the public half of what an authenticator keeps. Nothing here lets anybody in.
create table passkeys (
  id bigint primary key default next_id(),
  user_id bigint not null references users (id) on delete cascade,
  -- What the authenticator calls it.
  credential_id bytea not null unique,
  public_key bytea not null,
  -- How often it was used, as the authenticator counts; 0 for those that do not count. Going back means that it was copied.
  use_count bigint not null,
  transports jsonb not null default '[]',
  is_synced boolean not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id, id);

-- Questions that wait for an authenticator. Each is good once; only hashes are kept.
create table passkey_challenges (
  challenge_hash bytea primary key,
  -- Who adds a passkey; null for a question whose answer says who it is.
  user_id bigint references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
create index passkey_challenges_user on passkey_challenges (user_id);

-- Codes for accounts without a password travel as the links do.
alter table mailed_links drop constraint mailed_links_purpose_check;
alter table mailed_links add constraint mailed_links_purpose_check
  check (purpose in ('verify', 'reset', 'login', 'prove', 'recover', 'recovered', 'keep'));
