-- The outbox of notification mails. Rows are inserted with the event and deleted when it is mailed or not wanted. Access is
-- decided when the mail is composed.
create table mail_waiting (
  user_id bigint not null references users (id) on delete cascade,
  -- The kind of mail that tells the event.
  kind text not null,
  -- The notification, or the message.
  subject_id bigint not null,
  -- The member's blog that the event concerns.
  blog_id bigint not null,
  -- Time from which the sender takes the row: set ahead by a lease, by quiet hours and by the roll-up.
  due_at timestamptz not null,
  primary key (user_id, kind, subject_id, blog_id)
);
create index mail_waiting_due on mail_waiting (due_at);

-- The last mail about each group of events that is rolled up: a blog, a trail, a conversation.
create table mail_told (
  user_id bigint not null references users (id) on delete cascade,
  kind text not null,
  group_id bigint not null,
  told_at timestamptz not null,
  -- The newest event that was told.
  subject_id bigint not null,
  primary key (user_id, kind, group_id)
);
create index mail_told_oldest on mail_told (told_at);

-- Messages of a blog are for those who lead it. A member without a confirmed address, or who switched these mails off,
-- writes nothing. The setting is on unless it was switched off.
create function wait_to_mail_messages() returns trigger language plpgsql as $$
begin
  insert into mail_waiting (user_id, kind, subject_id, blog_id, due_at)
  select u.id, 'messages', f.id, s.blog_id, now() + interval '3 hours'
    from fresh f
    join conversation_sides s on s.conversation_id = f.conversation_id and s.blog_id <> f.blog_id
    join blog_members m on m.blog_id = s.blog_id and m.role = 'admin' and m.user_id <> f.author_id
    join users u on u.id = m.user_id
   where u.email_verified_at is not null
     and coalesce(u.settings #>> '{notifications,emailMessages}', 'true') <> 'false'
     -- Skips a member whose account is deleted meanwhile, so that sending a message never fails because of it.
     for key share of u
  on conflict do nothing;
  return null;
end $$;
create trigger mail after insert on messages
  referencing new table as fresh for each statement execute function wait_to_mail_messages();
