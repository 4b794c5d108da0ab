-- Whom a member keeps away, and what they do not want to see. Each table is read by the member who asks (the key), and
-- blocks from the other side as well: by who is kept away.

-- For all blogs of a member. A block names a blog and holds for the person behind it: nobody gets around it with
-- another blog of theirs.
create table user_blocks (
  user_id bigint not null references users (id) on delete cascade,
  blocked_blog_id bigint not null references blogs (id) on delete cascade,
  blocked_user_id bigint not null references users (id) on delete cascade,
  position bigint not null default next_id(),
  created_at timestamptz not null default now(),
  primary key (user_id, blocked_blog_id)
);
create index user_blocks_newest on user_blocks (user_id, position desc) include (blocked_blog_id);
create index user_blocks_blocked on user_blocks (blocked_user_id, user_id);

-- For one blog only.
create table blog_blocks (
  blog_id bigint not null references blogs (id) on delete cascade,
  blocked_blog_id bigint not null references blogs (id) on delete cascade,
  blocked_user_id bigint not null references users (id) on delete cascade,
  position bigint not null default next_id(),
  created_at timestamptz not null default now(),
  primary key (blog_id, blocked_blog_id)
);
create index blog_blocks_newest on blog_blocks (blog_id, position desc) include (blocked_blog_id);
create index blog_blocks_blocked on blog_blocks (blocked_user_id, blog_id);

-- `scopes` says where a mute or filter applies; one that has expired is passed over.
create table user_mutes (
  user_id bigint not null references users (id) on delete cascade,
  blog_id bigint not null references blogs (id) on delete cascade,
  kind text not null default 'all' check (kind in ('all', 'reblogs', 'tag')),
  -- In its normal form, with kind tag.
  tag text check ((tag is not null) = (kind = 'tag')),
  scopes text[] not null,
  expires_at timestamptz,
  position bigint not null default next_id(),
  created_at timestamptz not null default now(),
  primary key (user_id, blog_id)
);

create table filtered_tags (
  user_id bigint not null references users (id) on delete cascade,
  -- In its normal form, and as it was typed.
  tag text not null,
  name text not null,
  action text not null default 'warn' check (action in ('warn', 'hide')),
  scopes text[] not null,
  expires_at timestamptz,
  position bigint not null default next_id(),
  created_at timestamptz not null default now(),
  primary key (user_id, tag)
);

create table filtered_content (
  user_id bigint not null references users (id) on delete cascade,
  -- In lower case, and as it was typed.
  content text not null,
  name text not null,
  action text not null default 'warn' check (action in ('warn', 'hide')),
  scopes text[] not null,
  expires_at timestamptz,
  position bigint not null default next_id(),
  created_at timestamptz not null default now(),
  primary key (user_id, content)
);

-- A post with all its reblogs, by its tree's root.
create table hidden_posts (
  user_id bigint not null references users (id) on delete cascade,
  root_post_id bigint not null,
  root_blog_id bigint not null,
  position bigint not null default next_id(),
  created_at timestamptz not null default now(),
  primary key (user_id, root_post_id)
);
create index hidden_posts_newest on hidden_posts (user_id, position desc) include (root_post_id);
