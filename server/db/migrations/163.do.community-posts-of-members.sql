-- Posts of communities for the archives of their writers, who do not import them: on another site their community is
-- missing, and without it they would be posts of a blog.
create view community_posts as
  select id, community_id, board_id, blog_id, author_id, state, type, content, layout, tags, summary, labels,
         published_at, edited_at, created_at
    from posts where community_id is not null and state <> 'deleted';
