-- Only its members see it.
alter table blogs add column is_private boolean not null default false;
-- The order of a member's blogs is the member's: a group blog stands elsewhere for everybody.
alter table blog_members add column sort_order integer not null default 0;
-- The name a blog had before leads to it for a while, and is nobody else's meanwhile. In lower case.
create table former_blog_names (
  name text primary key,
  blog_id bigint not null references blogs (id) on delete cascade,
  until timestamptz not null
);
create index former_blog_names_blog on former_blog_names (blog_id);
