-- What a member keeps for themselves, asks to be told of, and reports. Each row lives with the member who made it.

create table saved_folders (
  id bigint primary key default next_id(),
  user_id bigint not null references users (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 60),
  updated_at timestamptz not null default now()
);
-- Two folders of one member differ in more than the case of their letters.
create unique index saved_folders_title on saved_folders (user_id, lower(title));

create table saved_posts (
  user_id bigint not null references users (id) on delete cascade,
  post_id bigint not null,
  blog_id bigint not null,
  folder_id bigint references saved_folders (id) on delete set null,
  note text check (char_length(note) <= 280),
  position bigint not null default next_id(),
  created_at timestamptz not null default now(),
  primary key (user_id, post_id),
  foreign key (blog_id, post_id) references posts (blog_id, id) on delete cascade
);
create index saved_posts_newest on saved_posts (user_id, position desc) include (post_id, folder_id);
create index saved_posts_folder on saved_posts (folder_id, position desc) where folder_id is not null;
create index saved_posts_post on saved_posts (blog_id, post_id);

-- Posts of whose notes a member is not told.
create table post_mutes (
  user_id bigint not null references users (id) on delete cascade,
  post_id bigint not null,
  blog_id bigint not null,
  expires_at timestamptz,
  position bigint not null default next_id(),
  created_at timestamptz not null default now(),
  primary key (user_id, post_id),
  foreign key (blog_id, post_id) references posts (blog_id, id) on delete cascade
);
create index post_mutes_newest on post_mutes (user_id, position desc) include (post_id);
create index post_mutes_post on post_mutes (blog_id, post_id);

-- Who is told of new posts of a blog, and of new replies to a post.
create table blog_subscriptions (
  user_id bigint not null references users (id) on delete cascade,
  blog_id bigint not null references blogs (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, blog_id)
);
create index blog_subscriptions_blog on blog_subscriptions (blog_id);
create table post_subscriptions (
  user_id bigint not null references users (id) on delete cascade,
  post_id bigint not null,
  blog_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (user_id, post_id),
  foreign key (blog_id, post_id) references posts (blog_id, id) on delete cascade
);
create index post_subscriptions_post on post_subscriptions (blog_id, post_id);

-- What members tell the people who run the site: of a blog, of a post (post_id), of a reply to it (reply_id).
create table reports (
  id bigint primary key default next_id(),
  user_id bigint not null references users (id) on delete cascade,
  blog_id bigint not null references blogs (id) on delete cascade,
  post_id bigint,
  reply_id bigint,
  reason text not null,
  note text check (char_length(note) <= 1000),
  -- Posts that show it, in a report of a blog.
  post_ids bigint[] not null default '{}',
  state text not null default 'open' check (state in ('open', 'acted', 'dismissed')),
  created_at timestamptz not null default now(),
  check (reply_id is null or post_id is not null)
);
-- A second report of the same by the same member replaces the first.
create unique index reports_subject on reports (user_id, blog_id, coalesce(post_id, 0), coalesce(reply_id, 0));
create index reports_open on reports (id) where state = 'open';
create index reports_blog on reports (blog_id);
