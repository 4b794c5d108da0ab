-- Most members are told of likes only when they look (decision 049): for them a like writes nothing down and locks no device.
create or replace function wait_to_push_notifications() returns trigger language plpgsql as $$
begin
  insert into push_waiting (device_id, kind, subject_id, blog_id)
  select d.id, 'notification', f.id, f.blog_id
    from fresh f join blog_members m on m.blog_id = f.blog_id join push_devices d on d.user_id = m.user_id
   where f.type <> 'like'
      or exists (select 1 from users u where u.id = m.user_id and u.settings #> '{notifications,pushLikes}' = 'true')
     -- One that is just going away is passed over: an act never fails because of it.
     for key share of d
  on conflict do nothing;
  return null;
end $$;
