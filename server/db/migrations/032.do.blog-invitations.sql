-- Invitations to write for a blog: to a member, or to an address by a link that works once. Only a hash of what is in the
-- link is kept.
create table blog_invitations (
  id bigint primary key default next_id(),
  blog_id bigint not null references blogs (id) on delete cascade,
  role text not null check (role in ('admin', 'member')),
  sender_id bigint not null references users (id) on delete cascade,
  recipient_id bigint references users (id) on delete cascade,
  email text check (char_length(email) between 3 and 254),
  token_hash bytea unique,
  expires_at timestamptz,
  sent_at timestamptz not null default now(),
  check (case when recipient_id is null then num_nulls(email, token_hash, expires_at) = 0
              else num_nonnulls(email, token_hash, expires_at) = 0 end)
);
create unique index blog_invitations_recipient on blog_invitations (recipient_id, blog_id) where recipient_id is not null;
create unique index blog_invitations_email on blog_invitations (blog_id, lower(email)) where email is not null;
create index blog_invitations_sent on blog_invitations (blog_id, sent_at desc, id desc);
create index blog_invitations_sender on blog_invitations (sender_id);
