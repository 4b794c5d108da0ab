-- How far a member has read a blog they write for: posts after it are new to them. What is there already is not.
alter table blog_members add column posts_seen bigint not null default next_id();

-- Whoever read something sees it at once on their other devices.
create function tell_of_read_group() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'notifications ' || new.blog_id);
  return null;
end $$;
create trigger live_read after update of posts_seen on blog_members for each row
  execute function tell_of_read_group();
