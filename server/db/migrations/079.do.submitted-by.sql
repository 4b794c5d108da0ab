-- The blog that sent a submission: whoever publishes it credits them. Of a blog that is gone nothing is shown.
alter table posts add column submitted_blog_id bigint;
