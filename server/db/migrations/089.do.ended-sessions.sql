-- Announces sessions and access tokens that ended, so that their live streams close at once in every process. Hashes are
-- told, never what opens anything; 100 hashes in hexadecimal stay below the 8,000 bytes of a notification.
create function tell_of_ended_sessions() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'sessions' then
    perform pg_notify('live', 'sessions ' || string_agg(encode(id_hash, 'hex'), ','))
       from (select id_hash, (row_number() over () - 1) / 100 as part from gone) numbered group by part;
  else
    perform pg_notify('live', 'sessions ' || string_agg(encode(token_hash, 'hex'), ','))
       from (select token_hash, (row_number() over () - 1) / 100 as part from gone) numbered group by part;
  end if;
  return null;
end $$;
create trigger live after delete on sessions
  referencing old table as gone for each statement execute function tell_of_ended_sessions();
create trigger live after delete on access_tokens
  referencing old table as gone for each statement execute function tell_of_ended_sessions();
