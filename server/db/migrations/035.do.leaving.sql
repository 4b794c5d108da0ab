-- An address the member wants in place of theirs; it counts once the link mailed to it was followed.
alter table users add column pending_email text check (char_length(pending_email) between 3 and 254);
-- When an account that was deleted is emptied. Until then logging in brings it back.
alter table users add column delete_at timestamptz;
create index users_delete_at on users (delete_at) where delete_at is not null;
alter table users drop constraint users_state_check;
alter table users add constraint users_state_check
  check (state in ('active', 'partial', 'suspended', 'leaving', 'deleted'));
-- Closed with its owner's account: comes back with them.
alter table blogs add column left_with_owner boolean not null default false;
