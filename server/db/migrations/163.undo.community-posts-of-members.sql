drop view community_posts;
