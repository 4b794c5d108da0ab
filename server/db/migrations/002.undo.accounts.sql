drop table access_tokens;
drop table sessions;
drop table blog_members;
drop table blogs;
drop table users;
