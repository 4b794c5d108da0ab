-- A space is what members belong to and posts are published in: a blog, a community or a collection. Ids of all kinds come
-- from next_id(), so that an id names one space. The table gives memberships of every kind a foreign key: a space is
-- created and deleted with its blog (triggers below), and its members, invitations, requests and bans are deleted with it.
create table spaces (
  id bigint primary key,
  kind text not null check (kind in ('blog', 'community', 'collection')),
  unique (id, kind)
);
insert into spaces (id, kind) select id, 'blog' from blogs;

create function add_space() returns trigger language plpgsql as $$
begin
  insert into spaces (id, kind) values (new.id, tg_argv[0]);
  return null;
end $$;
create function delete_space() returns trigger language plpgsql as $$
begin
  delete from spaces where id = old.id;
  return null;
end $$;
create trigger space after insert on blogs for each row execute function add_space('blog');
create trigger space_deleted after delete on blogs for each row execute function delete_space();

-- Members of blogs become members of spaces. A blog's members write as the blog; elsewhere a member takes part as one of
-- their blogs, which blog_id names.
drop trigger live_read on blog_members;
alter table blog_members rename to space_members;
alter table space_members drop constraint blog_members_pkey, drop constraint blog_members_blog_id_fkey,
  drop constraint blog_members_role_check;
alter table space_members rename constraint blog_members_user_id_fkey to space_members_user_id_fkey;
alter table space_members rename column blog_id to space_id;
alter table space_members
  add column id bigint not null default next_id() primary key,
  add column space_kind text not null default 'blog',
  add column blog_id bigint references blogs (id) on delete cascade;
alter table space_members
  alter column space_kind drop default,
  alter column role drop default,
  add constraint space_members_space_fkey
    foreign key (space_id, space_kind) references spaces (id, kind) on delete cascade,
  -- The roles are those of server/membership/roles.ts.
  add constraint space_members_role check (role = any (case space_kind
    when 'blog' then array['member', 'admin']
    when 'community' then array['member', 'moderator', 'admin']
    else array['contributor', 'editor', 'owner'] end)),
  add constraint space_members_as_blog check ((blog_id is null) = (space_kind = 'blog')),
  add constraint space_members_first_is_blog check (not is_primary or space_kind = 'blog');
drop index blog_members_user, blog_members_primary;
create unique index space_members_seat on space_members (space_id, user_id, blog_id) include (space_kind)
  nulls not distinct;
create unique index space_members_blog on space_members (space_id, blog_id) where blog_id is not null;
create index space_members_as_blog on space_members (blog_id) where blog_id is not null;
create index space_members_user on space_members (user_id, space_kind, space_id);
create unique index space_members_primary on space_members (user_id) include (space_id, space_kind) where is_primary;
-- Those who lead a space are few among its members.
create index space_members_leaders on space_members (space_id, role) where role not in ('member', 'contributor');

-- The members of blogs, for the statements that concern blogs alone.
create view blog_members as
  select space_id as blog_id, user_id, role, joined_at, is_primary, sort_order, posts_seen, space_kind
    from space_members where space_kind = 'blog' with local check option;
alter view blog_members alter column space_kind set default 'blog';
alter view blog_members alter column role set default 'member';

create or replace function tell_of_read_group() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'notifications ' || new.space_id);
  return null;
end $$;
create trigger live_read after update of posts_seen on space_members for each row
  when (new.space_kind = 'blog') execute function tell_of_read_group();

-- An invitation to a blog is for a member, or by e-mail; elsewhere it is for a member as one of their blogs.
alter table blog_invitations rename to space_invitations;
alter table space_invitations rename column blog_id to space_id;
alter table space_invitations rename constraint blog_invitations_pkey to space_invitations_pkey;
alter table space_invitations rename constraint blog_invitations_token_hash_key to space_invitations_token_hash_key;
alter table space_invitations rename constraint blog_invitations_sender_id_fkey to space_invitations_sender_id_fkey;
alter table space_invitations rename constraint blog_invitations_recipient_id_fkey to space_invitations_recipient_id_fkey;
alter table space_invitations rename constraint blog_invitations_email_check to space_invitations_email_check;
alter table space_invitations rename constraint blog_invitations_check to space_invitations_recipient_or_email;
alter table space_invitations drop constraint blog_invitations_blog_id_fkey, drop constraint blog_invitations_role_check;
alter table space_invitations
  add column space_kind text not null default 'blog',
  add column blog_id bigint references blogs (id) on delete cascade,
  add column message text not null default '';
alter table space_invitations
  alter column space_kind drop default,
  add constraint space_invitations_space_fkey
    foreign key (space_id, space_kind) references spaces (id, kind) on delete cascade,
  add constraint space_invitations_role check (role = any (case space_kind
    when 'blog' then array['member', 'admin']
    when 'community' then array['member', 'moderator', 'admin']
    else array['contributor', 'editor', 'owner'] end)),
  add constraint space_invitations_as_blog check (blog_id is null or space_kind <> 'blog' and recipient_id is not null);
drop index blog_invitations_recipient, blog_invitations_email;
create unique index space_invitations_seat on space_invitations (recipient_id, space_id, blog_id)
  nulls not distinct where recipient_id is not null;
create index space_invitations_as_blog on space_invitations (blog_id) where blog_id is not null;
create unique index space_invitations_email on space_invitations (space_id, lower(email)) where email is not null;
alter index blog_invitations_sent rename to space_invitations_sent;
alter index blog_invitations_sender rename to space_invitations_sender;

-- Members who ask to join, with their answers to the questions of the space: [{question, answer}].
create table space_join_requests (
  id bigint primary key default next_id(),
  space_id bigint not null,
  space_kind text not null,
  user_id bigint not null references users (id) on delete cascade,
  blog_id bigint references blogs (id) on delete cascade,
  answers jsonb not null default '[]',
  requested_at timestamptz not null default now(),
  foreign key (space_id, space_kind) references spaces (id, kind) on delete cascade,
  check ((blog_id is null) = (space_kind = 'blog'))
);
create unique index space_join_requests_seat on space_join_requests (space_id, user_id, blog_id) nulls not distinct;
-- The queue of a space: the oldest request first.
create index space_join_requests_queue on space_join_requests (space_id, id);
create index space_join_requests_user on space_join_requests (user_id);
create index space_join_requests_as_blog on space_join_requests (blog_id) where blog_id is not null;

-- A ban holds for the person, whichever of their blogs it names, and also when that blog is deleted.
create table space_bans (
  id bigint primary key default next_id(),
  space_id bigint not null,
  space_kind text not null,
  user_id bigint not null references users (id) on delete cascade,
  blog_id bigint references blogs (id) on delete set null,
  banned_by bigint references users (id) on delete set null,
  reason text not null,
  -- For those who lead the space.
  note text not null default '',
  banned_at timestamptz not null default now(),
  -- Null for a ban without end.
  ends_at timestamptz,
  foreign key (space_id, space_kind) references spaces (id, kind) on delete cascade,
  check (blog_id is null or space_kind <> 'blog')
);
create unique index space_bans_seat on space_bans (space_id, user_id, blog_id);
create unique index space_bans_writer on space_bans (space_id, user_id) where space_kind = 'blog';
-- The list of a space: the last banned first.
create index space_bans_list on space_bans (space_id, id desc);
create index space_bans_user on space_bans (user_id);
create index space_bans_as_blog on space_bans (blog_id) where blog_id is not null;
create index space_bans_banned_by on space_bans (banned_by) where banned_by is not null;
