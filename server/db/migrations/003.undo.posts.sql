drop table tags;
drop table post_tags;
drop table post_counts;
drop table posts;
