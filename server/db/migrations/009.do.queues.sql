-- How a blog's queue is published (QueueSettings of the contract), in the blog's time zone. No row: the defaults.
-- Whoever changes which posts a blog has queued, or in which order, locks its row first.
create table blog_queues (
  blog_id bigint primary key references blogs (id) on delete cascade,
  paused boolean not null default false,
  per_day integer not null default 3 check (per_day between 1 and 50),
  start_hour integer not null default 8 check (start_hour between 0 and 23),
  end_hour integer not null default 22 check (end_hour between 1 and 24),
  -- Added to every post that the queue publishes; empty for none.
  tag text not null default '',
  -- When the first post of the queue goes out; null while none waits. Scheduled posts do not wait: they have a time.
  next_at timestamptz
);
create index blog_queues_due on blog_queues (next_at) where next_at is not null and not paused;
-- Posts that were queued before there was a publisher go out one by one from tomorrow on.
insert into blog_queues (blog_id, next_at)
  select distinct blog_id, date_trunc('hour', now()) + interval '1 day'
    from posts where state = 'queued' and publish_on is null;
-- Drafts of a blog, the last changed first.
create index posts_drafts on posts (blog_id, (coalesce(edited_at, created_at)) desc, id desc) where state = 'draft';
