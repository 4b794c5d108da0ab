drop table hidden_posts;
drop table filtered_content;
drop table filtered_tags;
drop table user_mutes;
drop table blog_blocks;
drop table user_blocks;
