-- Members who want the digest, with the time at which theirs is due.
create table mail_digests (
  user_id bigint primary key references users (id) on delete cascade,
  due_at timestamptz not null,
  -- Time until which the member was told; older posts are in no digest.
  since timestamptz not null default now(),
  -- Time at which the member was asked whether the digest should go on.
  asked_at timestamptz
);
create index mail_digests_due on mail_digests (due_at);

create function schedule_digest() returns trigger language plpgsql as $$
begin
  if new.settings #>> '{notifications,emailDigest}' in ('weekly', 'daily') then
    insert into mail_digests (user_id, due_at) values (new.id, to_timestamp(0))
    on conflict (user_id) do update set due_at = to_timestamp(0);
  else
    delete from mail_digests where user_id = new.id;
  end if;
  return null;
end $$;
create trigger digest_of_new after insert on users for each row
  when (new.settings #>> '{notifications,emailDigest}' in ('weekly', 'daily'))
  execute function schedule_digest();
create trigger digest_of_changed after update of settings on users for each row
  when (old.settings #> '{notifications,emailDigest}' is distinct from new.settings #> '{notifications,emailDigest}'
     or old.settings #> '{account,timezone}' is distinct from new.settings #> '{account,timezone}')
  execute function schedule_digest();

insert into mail_digests (user_id, due_at)
select id, to_timestamp(0) from users where settings #>> '{notifications,emailDigest}' in ('weekly', 'daily');
