-- The time at which the pending change of address was requested: everything that was added to the account since is
-- removed with it when the change is undone.
alter table users add column pending_email_at timestamptz;
update users set pending_email_at = updated_at where pending_email is not null;

-- Bumped whenever credentials are revoked, so that a session begun with a credential that was checked before cannot be
-- written after.
alter table users add column access_epoch integer not null default 0;

-- When the second factor was switched on, by the clock of the database as for passkeys and linked providers.
alter table second_factors add column added_at timestamptz;
update second_factors set added_at = enabled_at;

-- Links by which the owner of an address undoes a change of the account. Each is mailed to the address that the account
-- had at that time, works once, and survives every new password: only the same or an older link ends it. Only a hash of
-- the token is kept.
create table account_undos (
  id bigint primary key default next_id(),
  token_hash bytea not null unique,
  user_id bigint not null references users (id) on delete cascade,
  kind text not null check (kind in
    ('address', 'passkey', 'provider', 'second_factor_on', 'second_factor_off', 'backup_codes')),
  -- The address the link was mailed to, which the account gets back.
  email text not null,
  -- When the change began: whatever was added since is removed with it.
  started_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_undos_user on account_undos (user_id, started_at);
create index account_undos_email on account_undos (lower(email));
create index account_undos_expiry on account_undos (expires_at);

-- After a reset its member reviews what can still open the account; the answer of the reset carries the token for that.
alter table mailed_links drop constraint mailed_links_purpose_check;
alter table mailed_links add constraint mailed_links_purpose_check
  check (purpose in ('verify', 'reset', 'login', 'prove', 'recover', 'recovered', 'keep', 'review'));
