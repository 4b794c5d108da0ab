-- What happens is told to every process with open streams (server/live), once it is committed. Only ids are told: who may
-- see what is judged when it is asked for. One text per kind and at most 200 ids, far below the 8,000 bytes that may be told
-- at once; the same text is told once per transaction.
create function tell_live(kind text, ids text[]) returns void language sql as $$
  select pg_notify('live', kind || ' ' || string_agg(id, ','))
    from (select id, (row_number() over (order by id) - 1) / 200 as part
            from (select distinct id from unnest(ids) id where id is not null) one) numbered
   group by part
$$;

create function tell_of_new_blog_ids() returns trigger language plpgsql as $$
begin
  perform tell_live(tg_argv[0], (select array_agg(distinct blog_id::text) from fresh));
  return null;
end $$;
create trigger live after insert on notifications
  referencing new table as fresh for each statement execute function tell_of_new_blog_ids('notifications');
create trigger live_read_first after insert on notification_reads
  referencing new table as fresh for each statement execute function tell_of_new_blog_ids('notifications');
create trigger live_read after update on notification_reads
  referencing new table as fresh for each statement execute function tell_of_new_blog_ids('notifications');
-- A message changes how both sides see the conversation, and so does reading it.
create trigger live after update on conversation_sides
  referencing new table as fresh for each statement execute function tell_of_new_blog_ids('messages');

create function tell_of_post() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'posts ' || new.blog_id);
  return null;
end $$;
create trigger live_new after insert on posts for each row
  when (new.state = 'published') execute function tell_of_post();
create trigger live_published after update of state on posts for each row
  when (new.state = 'published' and old.state <> 'published') execute function tell_of_post();

create function tell_of_ballot() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'polls ' || new.poll_id);
  return null;
end $$;
create trigger live after insert or update on poll_ballots for each row execute function tell_of_ballot();
