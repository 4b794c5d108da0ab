-- Posts of communities (decision 093): their board and pin, what members read, and what they say and show below them.
-- A post whose board is deleted stays in the community without one.
alter table posts add column board_id bigint references community_boards (id) on delete set null;
create index posts_board on posts (board_id, position desc) include (id) where board_id is not null;
-- Unread posts are counted from the index alone.
drop index posts_community;
create index posts_community on posts (community_id, position desc) include (id, author_id, board_id, state)
  where community_id is not null;

-- Posts on top of a community.
create table community_pins (
  community_id bigint not null references communities (id) on delete cascade,
  post_blog_id bigint not null,
  post_id bigint not null,
  -- The blog of the moderator who pinned it.
  pinned_by bigint references blogs (id) on delete set null,
  -- Orders the pinned posts, the last pinned first.
  position bigint not null default next_id(),
  primary key (community_id, post_id),
  foreign key (post_blog_id, post_id) references posts (blog_id, id) on update cascade on delete cascade
);
create index community_pins_post on community_pins (post_blog_id, post_id);
create index community_pins_by on community_pins (pinned_by) where pinned_by is not null;

-- What a member read on single boards, beyond the mark of the whole community (community_readers).
create table community_board_readers (
  board_id bigint not null references community_boards (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  read_position bigint not null default 0,
  read_at timestamptz not null default now(),
  primary key (board_id, user_id)
);
create index community_board_readers_user on community_board_readers (user_id);

-- True when an admin took away a label that the classifier had set, which is possible once.
alter table communities add column label_was_lifted boolean not null default false;

-- Emoji below posts of a community.
create table community_reactions (
  id bigint primary key default next_id(),
  post_blog_id bigint not null,
  post_id bigint not null,
  user_id bigint not null references users (id) on delete cascade,
  blog_id bigint not null references blogs (id) on delete cascade,
  grapheme text not null,
  reacted_at timestamptz not null default now(),
  unique (post_id, grapheme, blog_id),
  foreign key (post_blog_id, post_id) references posts (blog_id, id) on update cascade on delete cascade
);
create index community_reactions_newest on community_reactions (post_id, id desc);
create index community_reactions_post on community_reactions (post_blog_id, post_id);
create index community_reactions_user on community_reactions (user_id, post_id);
create index community_reactions_blog on community_reactions (blog_id);

-- Comments below posts of a community, and answers to them, one level deep.
create table community_comments (
  id bigint primary key default next_id(),
  post_blog_id bigint not null,
  post_id bigint not null,
  -- The first comment of its thread; null for that one itself. Answers to a comment of an erased member stay.
  parent_id bigint references community_comments (id) on delete set null,
  -- The answer that this one answers; null when it answers the first comment.
  reply_to_id bigint references community_comments (id) on delete set null,
  user_id bigint not null references users (id) on delete cascade,
  blog_id bigint not null references blogs (id) on delete cascade,
  content jsonb not null,
  state text not null default 'published' check (state in ('published', 'pending', 'removed', 'deleted')),
  like_count integer not null default 0,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  foreign key (post_blog_id, post_id) references posts (blog_id, id) on update cascade on delete cascade
);
create index community_comments_first on community_comments (post_id, id) where parent_id is null;
create index community_comments_answers on community_comments (parent_id, id) where parent_id is not null;
create index community_comments_reply_to on community_comments (reply_to_id) where reply_to_id is not null;
create index community_comments_post on community_comments (post_blog_id, post_id);
create index community_comments_user on community_comments (user_id);
create index community_comments_blog on community_comments (blog_id);

create table community_comment_likes (
  comment_id bigint not null references community_comments (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  liked_at timestamptz not null default now(),
  primary key (comment_id, user_id)
);
create index community_comment_likes_user on community_comment_likes (user_id);
create function count_comment_likes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update community_comments set like_count = like_count + 1 where id = new.comment_id;
  else
    update community_comments set like_count = like_count - 1 where id = old.comment_id;
  end if;
  return null;
end $$;
create trigger liked after insert on community_comment_likes for each row execute function count_comment_likes();
create trigger like_removed after delete on community_comment_likes for each row execute function count_comment_likes();

-- Keeps the number of published posts of communities and boards, whoever publishes, moves, removes or erases them.
create function count_community_posts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.community_id is not null and old.state = 'published' then
    update communities set post_count = post_count - 1 where id = old.community_id;
    update community_boards set post_count = post_count - 1 where id = old.board_id;
  end if;
  if tg_op <> 'DELETE' and new.community_id is not null and new.state = 'published' then
    update communities set post_count = post_count + 1, last_activity_at = greatest(last_activity_at, new.published_at)
      where id = new.community_id;
    update community_boards set post_count = post_count + 1 where id = new.board_id;
  end if;
  return null;
end $$;
create trigger community_post_new after insert on posts for each row
  when (new.community_id is not null) execute function count_community_posts();
create trigger community_post_gone after delete on posts for each row
  when (old.community_id is not null) execute function count_community_posts();
create trigger community_post_changed after update of state, community_id, board_id on posts for each row
  when (coalesce(old.community_id, new.community_id) is not null and
        (old.state, old.community_id, old.board_id) is distinct from (new.state, new.community_id, new.board_id))
  execute function count_community_posts();
-- A post that is no longer published is not pinned.
create function unpin_community_post() returns trigger language plpgsql as $$
begin
  delete from community_pins where post_blog_id = new.blog_id and post_id = new.id;
  return null;
end $$;
create trigger community_post_unpinned after update of state on posts for each row
  when (old.community_id is not null and old.state = 'published' and new.state <> 'published')
  execute function unpin_community_post();
