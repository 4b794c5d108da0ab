-- What a member does lives with the member (user_id first); the other direction has an index of its own.
create table likes (
  user_id bigint not null references users (id) on delete cascade,
  post_id bigint not null,
  blog_id bigint not null,
  root_post_id bigint not null,
  -- The blog the note is shown as.
  liker_blog_id bigint not null,
  position bigint not null default next_id(),
  created_at timestamptz not null default now(),
  primary key (user_id, post_id)
);
create index likes_user_feed on likes (user_id, position desc) include (post_id, blog_id);
create index likes_notes on likes (root_post_id, position desc) include (user_id, liker_blog_id, post_id);
create index likes_post on likes (post_id);

create table follows (
  user_id bigint not null references users (id) on delete cascade,
  blog_id bigint not null references blogs (id) on delete cascade,
  position bigint not null default next_id(),
  created_at timestamptz not null default now(),
  primary key (user_id, blog_id)
);
create index follows_newest on follows (user_id, position desc) include (blog_id);
create index follows_followers on follows (blog_id, position desc) include (user_id);

create table tag_follows (
  user_id bigint not null references users (id) on delete cascade,
  tag text not null,
  position bigint not null default next_id(),
  created_at timestamptz not null default now(),
  primary key (user_id, tag)
);
create index tag_follows_newest on tag_follows (user_id, position desc) include (tag);

create table replies (
  -- The blog and post that were replied to.
  blog_id bigint not null,
  id bigint not null default next_id(),
  post_id bigint not null,
  root_post_id bigint not null,
  user_id bigint not null references users (id),
  replier_blog_id bigint not null references blogs (id),
  parent_reply_id bigint,
  text text not null check (char_length(text) between 1 and 4096),
  -- By somebody who writes for the post's blog: counted apart (spec 000 §4).
  is_self boolean not null default false,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (blog_id, id),
  foreign key (blog_id, post_id) references posts (blog_id, id) on delete cascade
);
create unique index replies_id on replies (id);
create index replies_post on replies (post_id, id desc) where deleted_at is null;
create index replies_notes on replies (root_post_id, id desc) include (user_id, replier_blog_id, post_id)
  where deleted_at is null;
