-- Password-protected blogs that members have opened. The hash they opened: a new password closes the blog again.
create table opened_blogs (
  user_id bigint not null references users (id) on delete cascade,
  blog_id bigint not null references blogs (id) on delete cascade,
  password_hash text not null,
  primary key (user_id, blog_id)
);
create index opened_blogs_blog on opened_blogs (blog_id);
