alter table blogs reset (fillfactor);
drop index blogs_popular;
alter table blogs drop column popularity;
create index blogs_popular on blogs (follower_count desc, id desc)
  where state = 'active' and not is_hidden and not is_unlisted and password_hash is null;
