drop index posts_drafts;
drop table blog_queues;
