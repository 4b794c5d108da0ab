drop table reports;
drop table post_subscriptions;
drop table blog_subscriptions;
drop table post_mutes;
drop table saved_posts;
drop table saved_folders;
