-- What came in on a blog's posts within a range of time: the graphs of its activity. Replies stand in their primary key.
create index likes_blog on likes (blog_id, position desc) include (post_id, user_id, liker_blog_id);
create index posts_passed_on on posts (parent_blog_id, position desc) include (parent_post_id, author_id, blog_id)
  where state = 'published' and parent_post_id is not null;
