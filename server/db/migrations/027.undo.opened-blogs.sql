drop table opened_blogs;
