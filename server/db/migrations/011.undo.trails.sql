update posts p set trail = (
  select jsonb_agg(jsonb_build_object('postId', t.post_id::text, 'blogId', t.blog_id::text, 'blogName', t.blog_name,
           'timestamp', floor(extract(epoch from t.said_at)), 'content', t.content, 'layout', t.layout, 'tags', t.tags)
         order by x.n)
    from jsonb_array_elements(p.trail) with ordinality x (i, n)
    join trail_parts t on t.id = (x.i ->> 'partId')::bigint)
 where p.trail <> '[]';
alter table posts drop column content_bytes;
drop table trail_parts;
drop function part_digest;
