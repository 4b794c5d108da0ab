-- Channels of videos. What is in one follows from its tags; who runs the site says which there are.
create table video_hubs (
  -- Stands in the address of the page.
  name text primary key check (name ~ '^[a-z0-9]+(-[a-z0-9]+){0,7}$'),
  title text not null,
  description text not null default '',
  accent_color text not null check (accent_color ~ '^#[0-9a-f]{6}$'),
  -- In their normal form (server/core/tags.ts). Bounded, because every list of hubs looks each of them up.
  tags text[] not null check (cardinality(tags) between 1 and 8),
  curator_blog_id bigint references blogs (id) on delete set null,
  -- The order of the list; the first one with videos is put forward.
  place integer not null unique
);

create table video_hub_follows (
  user_id bigint not null references users (id) on delete cascade,
  hub text not null references video_hubs (name) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, hub)
);

-- The videos of a tag, newest first, however few of its posts are any.
create index post_tags_videos on post_tags (tag, position desc) include (blog_id, post_id)
  where type = 'video' and not is_reblog;
