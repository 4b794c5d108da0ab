create or replace function wait_to_push_notifications() returns trigger language plpgsql as $$
begin
  insert into push_waiting (device_id, kind, subject_id, blog_id)
  select d.id, 'notification', f.id, f.blog_id
    from fresh f join blog_members m on m.blog_id = f.blog_id join push_devices d on d.user_id = m.user_id
     -- One that is just going away is passed over: an act never fails because of it.
     for key share of d
  on conflict do nothing;
  return null;
end $$;
