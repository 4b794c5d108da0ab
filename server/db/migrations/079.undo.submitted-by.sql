alter table posts drop column submitted_blog_id;
