-- What two blogs write to each other. Between blogs, never between members: whoever has several blogs has each blog's
-- conversations apart.
create table conversations (
  id bigint primary key default next_id(),
  -- The two blogs in the order of their ids, so that there is one conversation however it is opened.
  low_blog_id bigint not null references blogs (id) on delete cascade,
  high_blog_id bigint not null references blogs (id) on delete cascade,
  -- Whose message was the first one. While only that blog wrote, the other has not agreed to anything.
  opened_by bigint not null references blogs (id) on delete cascade,
  is_mutual boolean not null default false,
  created_at timestamptz not null default now(),
  unique (low_blog_id, high_blog_id),
  check (low_blog_id < high_blog_id),
  check (opened_by in (low_blog_id, high_blog_id))
);

-- How one of the two sees it.
create table conversation_sides (
  conversation_id bigint not null references conversations (id) on delete cascade,
  blog_id bigint not null references blogs (id) on delete cascade,
  other_blog_id bigint not null references blogs (id) on delete cascade,
  -- The newest message; null while there is none, and once this blog deleted the conversation.
  newest_message_id bigint,
  -- Messages up to this one were deleted on this side.
  cleared_id bigint not null default 0,
  -- Messages up to this one were seen, and when that was.
  read_id bigint not null default 0,
  read_at timestamptz,
  unread_count integer not null default 0 check (unread_count >= 0),
  primary key (conversation_id, blog_id)
);
create index conversation_sides_newest on conversation_sides (blog_id, newest_message_id desc)
  where newest_message_id is not null;
create index conversation_sides_unread on conversation_sides (blog_id) where unread_count > 0;

create table messages (
  id bigint primary key default next_id(),
  conversation_id bigint not null references conversations (id) on delete cascade,
  blog_id bigint not null references blogs (id) on delete cascade,
  -- Who wrote it for the blog; never told to the other side.
  author_id bigint not null references users (id) on delete cascade,
  kind text not null check (kind in ('text', 'image', 'post', 'sticker')),
  -- What its kind needs: a text block, sizes of a picture, the shared post's id, the sticker's id.
  content jsonb not null,
  -- Whether the other side had never written by then; those are counted.
  is_request boolean not null,
  created_at timestamptz not null default now()
);
create index messages_newest on messages (conversation_id, id desc);
create index messages_requests on messages (author_id, created_at) where is_request;

-- For moderators, who see the last messages up to the named one. Told once for each side.
create table conversation_flags (
  conversation_id bigint not null references conversations (id) on delete cascade,
  blog_id bigint not null references blogs (id) on delete cascade,
  kind text not null check (kind in ('spam', 'harassment', 'other')),
  context text not null default '' check (char_length(context) <= 1000),
  up_to_message_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (conversation_id, blog_id)
);
