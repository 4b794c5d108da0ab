drop table blog_days;
