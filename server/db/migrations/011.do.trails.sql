-- What a reblog passes on is kept once, however many pass it on: a part is what a post said at the moment of a reblog,
-- and `posts.trail` names parts (decision 027).
create function part_digest(content jsonb, layout jsonb, tags jsonb) returns bytea
  language sql immutable strict parallel safe
  return sha256(convert_to(content::text || layout::text || tags::text, 'UTF8'));

create table trail_parts (
  id bigint primary key default next_id(),
  post_id bigint not null,
  blog_id bigint not null,
  -- As it was called then: all that is known of a blog that is gone.
  blog_name text not null,
  said_at timestamptz not null,
  content jsonb not null,
  layout jsonb not null,
  tags jsonb not null,
  -- An edited post says something else to later reblogs; an unchanged one is not kept again.
  digest bytea not null generated always as (part_digest(content, layout, tags)) stored,
  bytes integer not null generated always as
    (octet_length(content::text) + octet_length(layout::text) + octet_length(tags::text)) stored,
  unique (post_id, digest)
);

insert into trail_parts (post_id, blog_id, blog_name, said_at, content, layout, tags)
select (i ->> 'postId')::bigint, (i ->> 'blogId')::bigint, i ->> 'blogName', to_timestamp((i ->> 'timestamp')::float8),
       i -> 'content', i -> 'layout', i -> 'tags'
  from posts p cross join lateral jsonb_array_elements(p.trail) i
on conflict (post_id, digest) do nothing;

-- [{partId, postId, blogId, bytes}], the root first.
update posts p set trail = (
  select jsonb_agg(jsonb_build_object('partId', t.id::text, 'postId', t.post_id::text, 'blogId', t.blog_id::text,
                                      'bytes', t.bytes) order by x.n)
    from jsonb_array_elements(p.trail) with ordinality x (i, n)
    join trail_parts t on t.post_id = (x.i ->> 'postId')::bigint
     and t.digest = part_digest(x.i -> 'content', x.i -> 'layout', x.i -> 'tags'))
 where p.trail <> '[]';

-- What a post weighs in an answer, so that a page is cut before its posts are read.
alter table posts add column content_bytes integer not null
  generated always as (octet_length(content::text) + octet_length(layout::text)) stored;
