-- Whoever takes over the seat of a blog in a community reads there from now on.
create function read_passed_seat() returns trigger language plpgsql as $$
begin
  insert into community_readers (community_id, user_id, read_position)
    select new.space_id, new.user_id, coalesce(max(p.position), 0) from posts p
      where p.community_id = new.space_id and p.state = 'published'
    on conflict (community_id, user_id) do nothing;
  delete from community_readers r where r.community_id = old.space_id and r.user_id = old.user_id
    and not exists (select 1 from space_members m where m.space_id = old.space_id and m.user_id = old.user_id);
  return null;
end $$;
create trigger community_seat_passed after update of user_id on space_members for each row
  when (new.space_kind = 'community' and new.user_id <> old.user_id) execute function read_passed_seat();

-- Seats and requests of those who had left the blog as which they took part, before leaving it ended that.
delete from space_join_requests r where r.blog_id is not null and not exists (
  select 1 from space_members w where w.space_id = r.blog_id and w.user_id = r.user_id);
update space_members s set user_id = b.owner_id from blogs b
  where s.space_kind <> 'blog' and b.id = s.blog_id and s.user_id <> b.owner_id
    and not exists (select 1 from space_members w where w.space_id = s.blog_id and w.user_id = s.user_id)
    and exists (select 1 from space_members w where w.space_id = s.blog_id and w.user_id = b.owner_id);
