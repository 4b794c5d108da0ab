-- Posts move between blogs (decision 053). What hangs on a post names its blog as well and follows it by itself.
do $$
declare hanging record;
begin
  for hanging in
    select conrelid::regclass as named, conname, pg_get_constraintdef(oid) as meaning
      from pg_constraint where contype = 'f' and confrelid = 'posts'::regclass order by conrelid::regclass::text, conname
  loop
    execute format('alter table %s drop constraint %I, add constraint %I %s on update cascade',
      hanging.named, hanging.conname, hanging.conname, hanging.meaning);
  end loop;
end $$;
-- All replies of a post, also those that are gone: they follow it.
create index replies_of_post on replies (blog_id, post_id);

-- Where posts stood before: addresses that name a blog a post has left lead to it.
create table moved_posts (
  blog_id bigint not null references blogs (id) on delete cascade,
  post_id bigint not null,
  -- Where it is now, wherever else it goes.
  now_blog_id bigint not null,
  primary key (blog_id, post_id),
  foreign key (now_blog_id, post_id) references posts (blog_id, id) on update cascade on delete cascade
);
create index moved_posts_now on moved_posts (now_blog_id, post_id);
