-- What search looks through (docs/decisions/017-search.md): one row per published post. Apart from posts, because a post
-- is changed for many reasons that do not touch its words. `words` is made in code (server/search) and holds, beside the
-- words, the post's tags, type and blog, so that one index answers any mixture of them.
create table post_search (
  blog_id bigint not null,
  post_id bigint not null,
  position bigint not null,
  words tsvector not null,
  primary key (blog_id, post_id),
  foreign key (blog_id, post_id) references posts (blog_id, id) on delete cascade
);
create index post_search_words on post_search using gin (words);
-- For words that are in very many posts: reading the newest posts is then the shorter way.
create index post_search_newest on post_search (position desc);

-- Small texts that others change too (settings, tag follows): the database keeps their words itself.
create function search_fold(source text) returns text language sql immutable strict parallel safe
  return lower(regexp_replace(normalize(source, NFKD), '[\u0300-\u036f]+', '', 'g'));

alter table blogs add column words tsvector generated always as (
  setweight(to_tsvector('simple'::regconfig, search_fold(name)), 'A')
  || setweight(to_tsvector('simple'::regconfig, search_fold(title)), 'B')
  || setweight(to_tsvector('simple'::regconfig, search_fold(left(description, 1000))), 'C')) stored;
create index blogs_words on blogs using gin (words);
create index blogs_name_prefix on blogs (lower(name) text_pattern_ops);

alter table tags add column words tsvector generated always as (
  to_tsvector('simple'::regconfig, search_fold(tag))) stored;
create index tags_words on tags using gin (words);
create index tags_prefix on tags (tag text_pattern_ops);
