-- Browsers in which members need no code of their second factor for a while, because they gave one there and said so.
create table remembered_browsers (
  token_hash bytea primary key,
  user_id bigint not null references users (id) on delete cascade,
  -- The session that was last begun there: whoever ends it from elsewhere means the browser.
  session_id bigint not null,
  expires_at timestamptz not null
);
create index remembered_browsers_of_user on remembered_browsers (user_id);
create index remembered_browsers_end on remembered_browsers (expires_at);
