-- The contract spells the type of a picture and the labels of a post as the specification does (decision 020):
-- `png` instead of `image/png`, and `{category: true | "locked"}` instead of a list and one lock.
create function short_image_types(value jsonb) returns jsonb
  language sql immutable strict
  return regexp_replace(value::text, '"type": "image/(png|jpeg|gif|webp|svg)([+]xml)?"', '"type": "\1"', 'g')::jsonb;

update posts set content = short_image_types(content) where content::text like '%"type": "image/%';
update trail_parts set content = short_image_types(content) where content::text like '%"type": "image/%';
update blogs set avatar = short_image_types(avatar), header = short_image_types(header)
 where avatar::text like '%"type": "image/%' or header::text like '%"type": "image/%';

drop function short_image_types(jsonb);

update posts
   set labels = (labels - 'locked') || jsonb_build_object('categories', coalesce(
         (select jsonb_object_agg(category,
                   case when labels ->> 'locked' = 'true' then '"locked"'::jsonb else 'true'::jsonb end)
            from jsonb_array_elements_text(labels -> 'categories') category), '{}'))
 where jsonb_typeof(labels -> 'categories') = 'array';
