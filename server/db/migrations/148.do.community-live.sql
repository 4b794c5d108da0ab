-- Live events of communities (decision 036): their posts, comments, reactions and queues. A post of a community concerns
-- its members, not those who follow the blog that wrote it.
create function tell_of_community_post() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'communities ' || new.community_id);
  return null;
end $$;
create trigger live_in_community after insert on posts for each row
  when (new.community_id is not null and new.state = 'published') execute function tell_of_community_post();
-- Also one that moderators or its author take out of the lists.
create trigger live_of_community after update of state on posts for each row
  when (new.community_id is not null and (new.state = 'published') <> (old.state = 'published'))
  execute function tell_of_community_post();

-- What a member read concerns their other devices alone: the member is named behind the community.
create function tell_of_community_read() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'communities ' || new.community_id || '-' || new.user_id);
  return null;
end $$;
create trigger live_read after update of read_position on community_readers for each row
  when (new.read_position <> old.read_position) execute function tell_of_community_read();
create function tell_of_board_read() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'communities ' || b.community_id || '-' || new.user_id)
    from community_boards b where b.id = new.board_id;
  return null;
end $$;
create trigger live_read after insert or update of read_position on community_board_readers for each row
  execute function tell_of_board_read();

create function tell_of_comment() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'comments ' || new.post_id);
  return null;
end $$;
create trigger live after insert or update of state, content on community_comments for each row
  execute function tell_of_comment();

create function tell_of_reaction() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'reactions ' || coalesce(new.post_id, old.post_id));
  return null;
end $$;
create trigger live after insert or delete on community_reactions for each row execute function tell_of_reaction();

create function tell_of_queue() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'moderation ' || new.community_id);
  return null;
end $$;
create trigger live after insert or update on community_queue_items for each row execute function tell_of_queue();
create function tell_of_item_note() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'moderation ' || i.community_id) from community_queue_items i where i.id = new.item_id;
  return null;
end $$;
create trigger live after insert on community_item_notes for each row execute function tell_of_item_note();
