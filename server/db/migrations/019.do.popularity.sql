-- How well followed a blog is, in steps of an eighth of a doubling: most follows leave it as it is, so that they rewrite no
-- index of a row as wide as a blog's. Lists of well-followed blogs go by it.
drop index blogs_popular;
alter table blogs add column popularity integer not null generated always as
  (floor(8 * ln(1 + follower_count::double precision) / ln(2::double precision))::integer) stored;
create index blogs_popular on blogs (popularity desc, id desc)
  where state = 'active' and not is_hidden and not is_unlisted and password_hash is null;
-- Room for the new version of a row beside the old one.
alter table blogs set (fillfactor = 80);
