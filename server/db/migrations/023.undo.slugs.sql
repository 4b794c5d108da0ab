drop index posts_slug;
