drop table replies;
drop table tag_follows;
drop table follows;
drop table likes;
