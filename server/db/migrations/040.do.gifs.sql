-- The site's own library of GIFs: what `searchGifs` finds. A GIF may have been shown first in a post, which is credited
-- while it is there. Words are folded as those of blogs and tags are (010).
create table gifs (
  embed_key text primary key check (embed_key ~ '^[A-Za-z0-9_-]{6,64}$'),
  title text not null,
  alt_text text not null default '',
  media jsonb not null,
  poster jsonb,
  blog_id bigint,
  post_id bigint,
  words tsvector not null generated always as (
    to_tsvector('simple'::regconfig, search_fold(title || ' ' || alt_text))) stored,
  foreign key (blog_id, post_id) references posts (blog_id, id) on delete set null
);
create index gifs_words on gifs using gin (words);
create index gifs_post on gifs (blog_id, post_id);
