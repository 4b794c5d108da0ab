drop index tags_prefix;
alter table tags drop column words;
drop index blogs_name_prefix;
alter table blogs drop column words;
drop function search_fold(text);
drop table post_search;
