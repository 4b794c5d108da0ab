-- What a member's Idempotency-Key was used for (decision 018). Kept for a day.
create table idempotency_keys (
  user_id bigint not null references users (id) on delete cascade,
  key text not null check (char_length(key) between 16 and 128),
  -- Of the operation and all that was sent with it.
  request_hash bytea not null,
  -- {status, response, extras} as JSON; null while it is being carried out.
  answer text,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
