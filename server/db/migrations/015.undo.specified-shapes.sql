create function long_image_types(value jsonb) returns jsonb
  language sql immutable strict
  return regexp_replace(
    regexp_replace(value::text, '"type": "(png|jpeg|gif|webp)"', '"type": "image/\1"', 'g'),
    '"type": "svg"', '"type": "image/svg+xml"', 'g')::jsonb;

update posts set content = long_image_types(content) where content::text ~ '"type": "(png|jpeg|gif|webp|svg)"';
update trail_parts set content = long_image_types(content)
 where content::text ~ '"type": "(png|jpeg|gif|webp|svg)"';
update blogs set avatar = long_image_types(avatar), header = long_image_types(header)
 where avatar::text ~ '"type": "(png|jpeg|gif|webp|svg)"' or header::text ~ '"type": "(png|jpeg|gif|webp|svg)"';

drop function long_image_types(jsonb);

update posts
   set labels = labels
         || jsonb_build_object('categories', coalesce(
              (select jsonb_agg(category) from jsonb_object_keys(labels -> 'categories') category), '[]'))
         || case when labels::text like '%"locked"%'
                 then '{"locked": true}'::jsonb else '{}'::jsonb end
 where jsonb_typeof(labels -> 'categories') = 'object';
