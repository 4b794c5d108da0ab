-- What a blog is told of. One row per act; lists put similar ones together as they are read, so that writing one stays a
-- single insert. Nobody is told of what was done before this table was there.
create table notifications (
  blog_id bigint not null references blogs (id) on delete cascade,
  -- Sorts by time, like every id.
  id bigint not null default next_id(),
  type text not null,
  -- Who did it, and as which blog; no blog for who asks without a name.
  user_id bigint not null,
  actor_blog_id bigint,
  -- The post of this blog that it is about.
  post_id bigint,
  -- The other blog's post that came of it or speaks of this blog.
  other_blog_id bigint,
  other_post_id bigint,
  -- What was done, so that taking it back finds it: the liked post, the reblog, the reply, the ask, the follower.
  subject_id bigint not null,
  primary key (blog_id, id)
);
-- Doing it again tells nothing new.
create unique index notifications_act on notifications (subject_id, blog_id, user_id, type);

-- How far each member has read what a blog was told.
create table notification_reads (
  blog_id bigint not null references blogs (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  -- The last id that is read.
  read_to bigint not null,
  primary key (blog_id, user_id)
);
