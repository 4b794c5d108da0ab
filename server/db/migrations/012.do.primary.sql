-- Which blog is a member's first belongs to their part in it, not to the blog: a group blog is nobody's primary but its
-- owner's, and there only for them.
alter table blog_members add column is_primary boolean not null default false;
update blog_members m set is_primary = true from blogs b
 where b.id = m.blog_id and b.owner_id = m.user_id and b.is_primary;
create unique index blog_members_primary on blog_members (user_id) include (blog_id) where is_primary;
drop index blogs_primary;
alter table blogs drop column is_primary;
