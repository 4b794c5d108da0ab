drop table moved_posts;
drop index replies_of_post;
do $$
declare hanging record;
begin
  for hanging in
    select conrelid::regclass as named, conname, pg_get_constraintdef(oid) as meaning
      from pg_constraint where contype = 'f' and confrelid = 'posts'::regclass order by conrelid::regclass::text, conname
  loop
    execute format('alter table %s drop constraint %I, add constraint %I %s',
      hanging.named, hanging.conname, hanging.conname, replace(hanging.meaning, ' ON UPDATE CASCADE', ''));
  end loop;
end $$;
