-- Promotions: blogs and posts that are put forward on the pages of tags and in recommendations.

create table promotions (
  id bigint primary key default next_id(),
  -- Who put it forward; null when that account is deleted.
  user_id bigint references users (id) on delete set null,
  blog_id bigint not null references blogs (id) on delete cascade,
  -- Null when it is the blog itself. No foreign key to the post: a credit that was used outlives it.
  post_id bigint,
  uses_credit boolean not null,
  created_at timestamptz not null default now()
);
create index promotions_blog on promotions (blog_id, post_id);
create index promotions_user on promotions (user_id, created_at) where user_id is not null;

-- The tags on whose pages it is shown, each with its end, because it can be stopped for some of them.
create table promotion_tags (
  promotion_id bigint not null references promotions (id) on delete cascade,
  -- The form by which tags are followed.
  tag_key text not null,
  tag text not null check (length(tag) between 1 and 140),
  place integer not null,
  ends_at timestamptz not null,
  primary key (promotion_id, tag_key)
);
create index promotion_tags_running on promotion_tags (tag_key, ends_at);

-- When a reader was shown a promotion last: they see one an hour, and each once a day.
create table promotion_views (
  promotion_id bigint not null references promotions (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (promotion_id, user_id)
);
create index promotion_views_user on promotion_views (user_id, seen_at desc);
