drop trigger live_new on posts;
drop trigger live_published on posts;
create trigger live_new after insert on posts for each row
  when (new.state = 'published') execute function tell_of_post();
create trigger live_published after update of state on posts for each row
  when (new.state = 'published' and old.state <> 'published') execute function tell_of_post();
-- Posts of communities are not shown by their blogs: older code would show them.
update posts set state = 'private' where community_id is not null and state = 'published';
drop index posts_community, posts_waiting_reblogs, posts_blog_feed, posts_blog_type_feed, posts_feed, posts_reblogs, posts_author_reblogs, posts_pinned, posts_slug, posts_passed_on;
alter table posts drop column community_id;
create index posts_blog_feed on posts (blog_id, position desc) include (id) where state = 'published';
create index posts_blog_type_feed on posts (blog_id, type, position desc) include (id) where state = 'published';
create unique index posts_feed on posts (position desc) include (id, blog_id) where state = 'published';
create index posts_reblogs on posts (root_post_id, position desc) include (blog_id, id, author_id)
  where state = 'published' and parent_post_id is not null;
create index posts_author_reblogs on posts (author_id, root_post_id)
  where state = 'published' and parent_post_id is not null;
create unique index posts_pinned on posts (blog_id) where is_pinned and state = 'published';
create index posts_slug on posts (blog_id, slug, position desc) where state = 'published' and slug <> '';
create index posts_passed_on on posts (parent_blog_id, position desc) include (parent_post_id, author_id, blog_id)
  where state = 'published' and parent_post_id is not null;
create index posts_waiting_reblogs on posts (root_post_id)
  where parent_post_id is not null and state not in ('published', 'deleted');
