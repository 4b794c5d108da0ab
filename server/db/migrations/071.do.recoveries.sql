-- Ways back into accounts whose second factor and passkeys are lost: each waits, so that its member can object.
create table account_recoveries (
  user_id bigint primary key references users (id) on delete cascade,
  ends_at timestamptz not null,
  -- When its member was told that the wait is over.
  told_at timestamptz
);
create index account_recoveries_end on account_recoveries (ends_at);
