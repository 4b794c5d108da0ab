-- The reblogs of a tree that added something: the conversation about a post, which may have a million others.
create index posts_told_reblogs on posts (root_post_id, position desc) include (blog_id, id, author_id)
  where state = 'published' and community_id is null and parent_post_id is not null and content <> '[]';
