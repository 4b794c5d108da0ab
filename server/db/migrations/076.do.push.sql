-- Browsers that are told of what happens while the site is closed (Web Push). Each ends with the session that asked for it.
create table push_devices (
  id bigint primary key default next_id(),
  user_id bigint not null references users (id) on delete cascade,
  session_hash bytea references sessions (id_hash) on delete cascade,
  token_hash bytea references access_tokens (token_hash) on delete cascade,
  -- Where the push service takes what is meant for it, and what it is encrypted with.
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_told_at timestamptz,
  -- When it may be told next: later while a process is at it, in quiet hours, and after its push service failed.
  due_at timestamptz not null default to_timestamp(0),
  failures integer not null default 0,
  failing_since timestamptz,
  check (num_nonnulls(session_hash, token_hash) = 1)
);
create unique index push_devices_endpoint on push_devices (endpoint);
create index push_devices_user on push_devices (user_id);
create index push_devices_session on push_devices (session_hash);
create index push_devices_token on push_devices (token_hash);

-- What a device has yet to be told: written with the act itself, so that nothing is lost, and gone once it was told or is not
-- wanted. Who may see what is judged when it is told.
create table push_waiting (
  device_id bigint not null references push_devices (id) on delete cascade,
  kind text not null check (kind in ('notification', 'letter')),
  -- The notification or letter.
  subject_id bigint not null,
  -- Whom it concerns, of the member's blogs.
  blog_id bigint not null,
  primary key (device_id, kind, subject_id, blog_id)
);

create function wait_to_push_notifications() returns trigger language plpgsql as $$
begin
  insert into push_waiting (device_id, kind, subject_id, blog_id)
  select d.id, 'notification', f.id, f.blog_id
    from fresh f join blog_members m on m.blog_id = f.blog_id join push_devices d on d.user_id = m.user_id
     -- One that is just going away is passed over: an act never fails because of it.
     for key share of d
  on conflict do nothing;
  return null;
end $$;
create trigger push after insert on notifications
  referencing new table as fresh for each statement execute function wait_to_push_notifications();

-- Letters of a blog are for those who lead it.
create function wait_to_push_letters() returns trigger language plpgsql as $$
begin
  insert into push_waiting (device_id, kind, subject_id, blog_id)
  select d.id, 'letter', f.id, s.blog_id
    from fresh f
    join conversation_sides s on s.conversation_id = f.conversation_id and s.blog_id <> f.blog_id
    join blog_members m on m.blog_id = s.blog_id and m.role = 'admin' and m.user_id <> f.author_id
    join push_devices d on d.user_id = m.user_id
     -- One that is just going away is passed over: an act never fails because of it.
     for key share of d
  on conflict do nothing;
  return null;
end $$;
create trigger push after insert on messages
  referencing new table as fresh for each statement execute function wait_to_push_letters();
