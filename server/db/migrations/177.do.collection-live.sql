-- Live events of collections and of the columns of the patio (decision 036). The version counts changes of what a
-- collection holds and says; the counts also change when a post that is kept in it is deleted or comes back. Followers,
-- of whom there are many, come and go without an event.
create function tell_of_collection() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'collections ' || new.id);
  return null;
end $$;
create trigger live after update on collections for each row
  when (new.version <> old.version or new.item_count <> old.item_count or new.post_count <> old.post_count)
  execute function tell_of_collection();

create function tell_of_collection_seat() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'collections ' || coalesce(new.space_id, old.space_id));
  return null;
end $$;
create trigger live_joined after insert or update of role on space_members for each row
  when (new.space_kind = 'collection') execute function tell_of_collection_seat();
create trigger live_left after delete on space_members for each row
  when (old.space_kind = 'collection') execute function tell_of_collection_seat();

create function tell_of_columns() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'columns ' || new.user_id);
  return null;
end $$;
create trigger live after insert or update of version on patios for each row execute function tell_of_columns();
