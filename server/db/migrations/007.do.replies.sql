-- Who sees a reply, and the one it answers: `parent_reply_id` is the first of its thread.
alter table replies
  add column scope text not null default 'everyone' check (scope in ('everyone', 'post_author')),
  add column target_reply_id bigint;
create index replies_thread on replies (post_id, parent_reply_id, id) where deleted_at is null;
