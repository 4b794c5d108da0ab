-- Old links name a post by its slug alone.
create index posts_slug on posts (blog_id, slug, position desc) where state = 'published' and slug <> '';
