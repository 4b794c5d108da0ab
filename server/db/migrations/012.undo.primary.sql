alter table blogs add column is_primary boolean not null default false;
update blogs b set is_primary = true from blog_members m
 where m.blog_id = b.id and m.user_id = b.owner_id and m.is_primary;
create unique index blogs_primary on blogs (owner_id) where is_primary;
drop index blog_members_primary;
alter table blog_members drop column is_primary;
