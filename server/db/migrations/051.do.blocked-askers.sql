-- Who asked a blog something without a name and may ask it no more. Nobody is told who it is; a blog that was blocked by
-- its name stands in blog_blocks.
create table asker_blocks (
  blog_id bigint not null references blogs (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blog_id, user_id)
);
create index asker_blocks_user on asker_blocks (user_id);
