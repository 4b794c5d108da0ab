-- A post lives in a space: its blog, or a community, of which its blog is a member. Null for a post of a blog.
alter table posts add column community_id bigint references spaces (id);
-- The posts of a community, newest first; also for the foreign key.
create index posts_community on posts (community_id, position desc) include (id) where community_id is not null;

-- Lists of published posts are closed to posts of communities (server/policies/post-rules.ts), and so are their indexes.
drop index posts_blog_feed, posts_blog_type_feed, posts_feed, posts_reblogs, posts_author_reblogs, posts_pinned, posts_slug, posts_passed_on;
create index posts_blog_feed on posts (blog_id, position desc) include (id) where state = 'published' and community_id is null;
create index posts_blog_type_feed on posts (blog_id, type, position desc) include (id) where state = 'published' and community_id is null;
create unique index posts_feed on posts (position desc) include (id, blog_id) where state = 'published' and community_id is null;
create index posts_reblogs on posts (root_post_id, position desc) include (blog_id, id, author_id)
  where state = 'published' and community_id is null and parent_post_id is not null;
create index posts_author_reblogs on posts (author_id, root_post_id)
  where state = 'published' and community_id is null and parent_post_id is not null;
create unique index posts_pinned on posts (blog_id) where is_pinned and state = 'published' and community_id is null;
create index posts_slug on posts (blog_id, slug, position desc) where state = 'published' and community_id is null and slug <> '';
create index posts_passed_on on posts (parent_blog_id, position desc) include (parent_post_id, author_id, blog_id)
  where state = 'published' and community_id is null and parent_post_id is not null;
-- Reblogs that name a part of a trail without being in a list of blogs: posts_reblogs finds the others.
drop index posts_waiting_reblogs;
create index posts_waiting_reblogs on posts (root_post_id) where parent_post_id is not null
  and (state not in ('published', 'deleted') or state = 'published' and community_id is not null);

-- Followers of a blog are told of its own posts alone.
drop trigger live_new on posts;
drop trigger live_published on posts;
create trigger live_new after insert on posts for each row
  when (new.state = 'published' and new.community_id is null) execute function tell_of_post();
create trigger live_published after update of state on posts for each row
  when (new.state = 'published' and old.state <> 'published' and new.community_id is null)
  execute function tell_of_post();
