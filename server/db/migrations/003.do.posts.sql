-- A blog and everything in it can live on one shard: keys of the post family start with the blog's id. The unique
-- index on posts (id) alone is for reading by id; ids are unique by construction, so a sharded database may keep it
-- as a plain index. A deleted post stays as an emptied row (state deleted): it holds its tree's notes together.
create table posts (
  blog_id bigint not null references blogs (id),
  id bigint not null default next_id(),
  author_id bigint not null references users (id),
  state text not null check (state in
    ('published', 'draft', 'queued', 'private', 'disabled', 'submission', 'ask', 'transcoding', 'deleted')),
  -- Assigned when published, or made private: the one key feeds are sorted by. It never changes while published.
  position bigint,
  type text not null check (type in
    ('text', 'photo', 'quote', 'link', 'ask', 'chat', 'audio', 'video', 'answer')),
  content jsonb not null default '[]',
  layout jsonb not null default '[]',
  tags text[] not null default '{}',
  slug text not null default '',
  summary text not null default '',
  reblog_key text not null check (reblog_key ~ '^[A-Za-z0-9]{8}$'),
  parent_post_id bigint,
  parent_blog_id bigint,
  -- An original post is its own root.
  root_post_id bigint not null,
  root_blog_id bigint not null,
  -- What was reblogged, the root first, as it was at that moment:
  -- [{postId, blogId, blogName, timestamp, content, layout, tags}].
  -- Kept here so that a feed reads one row per post; reading marks what was edited or deleted since.
  trail jsonb not null default '[]',
  hide_trail boolean not null default false,
  asking_blog_id bigint,
  asking_is_anonymous boolean not null default false,
  source_url text,
  is_pinned boolean not null default false,
  is_commercial boolean not null default false,
  interactability_reblog text not null default 'everyone'
    check (interactability_reblog in ('everyone', 'noone')),
  interactability_blaze text not null default 'everyone'
    check (interactability_blaze in ('everyone', 'self', 'noone')),
  content_rating text not null default 'clean' check (content_rating in ('clean', 'sensitive', 'explicit')),
  -- {hasCommunityLabel, categories, lastReporter, locked, …}
  labels jsonb not null default '{}',
  -- What single features remember and no query asks for.
  settings jsonb not null default '{}',
  -- The date the author wants shown; publishing order does not follow it.
  shown_at timestamptz,
  -- When a scheduled post is due; null for one that waits its turn in the queue.
  publish_on timestamptz,
  queue_rank bigint,
  published_at timestamptz,
  edited_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (blog_id, id),
  constraint posts_position_when_published check ((position is not null) = (state in ('published', 'private'))),
  constraint posts_original_is_root check ((parent_post_id is null) = (root_post_id = id))
) with (fillfactor = 90);

create unique index posts_id on posts (id);
-- Feeds of blogs, and the newest head of each followed blog.
create index posts_blog_feed on posts (blog_id, position desc) include (id) where state = 'published';
create index posts_blog_type_feed on posts (blog_id, type, position desc) include (id) where state = 'published';
-- The whole site, newest first.
create unique index posts_feed on posts (position desc) include (id, blog_id) where state = 'published';
-- Reblogs of a tree as notes, and whether the asking member reblogged something.
create index posts_reblogs on posts (root_post_id, position desc) include (blog_id, id, author_id)
  where state = 'published' and parent_post_id is not null;
create index posts_author_reblogs on posts (author_id, root_post_id)
  where state = 'published' and parent_post_id is not null;
-- Drafts, inbox, review and private posts of a blog.
create index posts_blog_desk on posts (blog_id, state, id desc) where state not in ('published', 'deleted');
-- The queue of a blog in its own order, and what is due over the whole site.
create index posts_queue on posts (blog_id, queue_rank, id) where state = 'queued';
create index posts_due on posts (publish_on) where state = 'queued' and publish_on is not null;
create unique index posts_pinned on posts (blog_id) where is_pinned and state = 'published';

-- The notes of a tree are counted at its root and shown by every reblog of it. Apart from posts because counters
-- change far more often than posts do, and a narrow row is cheap to write.
create table post_counts (
  root_blog_id bigint not null,
  root_post_id bigint not null,
  like_count integer not null default 0 check (like_count >= 0),
  reblog_count integer not null default 0 check (reblog_count >= 0),
  reply_count integer not null default 0 check (reply_count >= 0),
  self_reply_count integer not null default 0 check (self_reply_count >= 0),
  note_count integer generated always as (like_count + reblog_count + reply_count) stored,
  type text not null,
  -- The root's position while discovery may offer it (published, on a blog that is neither hidden nor unlisted).
  position bigint,
  -- Hours since 2006 plus six for every doubling of the notes, in steps of an eighth of a doubling: it only changes
  -- when notes come in, so no job has to age it, and most likes leave the index alone.
  trend_score double precision generated always as (
    (position >> 22) / 3600000.0::double precision
    + 6 * floor(8 * ln((1 + like_count + reblog_count + reply_count)::double precision) / ln(2::double precision)) / 8
  ) stored,
  primary key (root_post_id),
  foreign key (root_blog_id, root_post_id) references posts (blog_id, id) on delete cascade
) with (fillfactor = 70);
create index post_counts_trending on post_counts (trend_score desc, root_post_id desc)
  where position is not null;
create index post_counts_trending_type on post_counts (type, trend_score desc, root_post_id desc)
  where position is not null;

-- One row per tag of a published post. `tag` is the normal form (server/core/tags.ts), for looking up.
create table post_tags (
  blog_id bigint not null,
  post_id bigint not null,
  tag text not null,
  position bigint not null,
  type text not null,
  is_reblog boolean not null,
  primary key (blog_id, post_id, tag),
  foreign key (blog_id, post_id) references posts (blog_id, id) on delete cascade
);
create index post_tags_feed on post_tags (tag, position desc) include (blog_id, post_id, type, is_reblog);
create index post_tags_blog_feed on post_tags (blog_id, tag, position desc) include (post_id, type, is_reblog);

-- A tag as it was first written, and how many posts and followers it has.
create table tags (
  tag text primary key,
  name text not null,
  post_count integer not null default 0 check (post_count >= 0),
  follower_count integer not null default 0 check (follower_count >= 0),
  updated_at timestamptz not null default now()
) with (fillfactor = 70);
create index tags_popular on tags (post_count desc, tag);
