-- Published posts of a blog with a part for supporters, which the support page counts and lists. Few posts have one, so
-- that the index is small.
create index posts_paid on posts (blog_id, position desc) include (id)
  where state = 'published' and community_id is null and content @> '[{"type": "nested-blocks", "subtype": "paywall"}]';
