drop table former_blog_names;
alter table blog_members drop column sort_order;
alter table blogs drop column is_private;
