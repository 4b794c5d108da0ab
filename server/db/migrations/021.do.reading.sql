-- How members read: their dashboard's tabs, what they saw, how far they got, whom they do not want recommended.

-- A tab of the site has a row once the member hid or moved it; a tab of the member's own says what feeds it.
create table dashboard_tabs (
  user_id bigint not null references users (id) on delete cascade,
  -- Stands in the address of the page.
  id text not null check (id ~ '^[a-z0-9]+(-[a-z0-9]+){0,7}$'),
  -- Null for a tab of the site.
  title text,
  is_hidden boolean not null default false,
  -- The order the member gave; null comes last, the oldest first.
  sort_order integer,
  blog_ids bigint[] not null default '{}',
  -- As typed; compared in their normal form.
  tags text[] not null default '{}',
  types text[] not null default '{}',
  hide_reblogs boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, id)
);

create table dismissed_blogs (
  user_id bigint not null references users (id) on delete cascade,
  blog_id bigint not null references blogs (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, blog_id)
);

create table seen_posts (
  user_id bigint not null references users (id) on delete cascade,
  post_id bigint not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, post_id)
);
-- What is older than 30 days goes as its member reads on.
create index seen_posts_oldest on seen_posts (user_id, seen_at);

-- The newest post a member has read of a timeline. Only ever moves up.
create table timeline_markers (
  user_id bigint not null references users (id) on delete cascade,
  which text not null,
  post_id bigint not null,
  position bigint not null,
  read_at timestamptz not null default now(),
  primary key (user_id, which)
);
