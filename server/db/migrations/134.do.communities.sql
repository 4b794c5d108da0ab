-- Communities: what they are (spec 001 §3) and how they are run. A community is a space, so its members, invitations,
-- requests and bans are those of spaces (migration 091).
create table community_categories (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+){0,7}$'),
  title text not null,
  description text not null default '',
  image jsonb not null default '[]',
  accent_color text,
  sort_order integer not null
);
insert into community_categories (id, title, description, accent_color, sort_order) values
  ('arts', 'Arts', 'Pictures, pots and cloth.', '#a33d2f', 1),
  ('outdoors', 'Outdoors', 'Weather, mountains and what grows.', '#2f6150', 2),
  ('words', 'Words', 'Poems, books and languages.', '#6b2f4a', 3),
  ('science', 'Science', 'Looking up and looking closely.', '#3a3fa0', 4),
  ('food', 'Food', 'Bread first.', '#9a4a1c', 5),
  ('animals', 'Animals', 'Everything with fur, feathers or fins.', '#1f5d58', 6),
  ('play', 'Play', 'Games, loops and music.', '#85461c', 7);

create table communities (
  id bigint primary key default next_id(),
  uuid text not null unique default 'c:' || replace(gen_random_uuid()::text, '-', ''),
  -- Goes into addresses; unique without regard to capitals.
  handle text not null check (handle ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$'),
  -- For the limit of communities a day.
  created_by bigint references users (id) on delete set null,
  title text not null,
  description text not null default '',
  about text not null default '',
  is_private boolean not null default false,
  join_type text not null default 'free' check (join_type in ('free', 'request', 'invite')),
  -- Null for no maximum.
  population_cap integer check (population_cap > 0),
  tags text[] not null default '{}',
  categories text[] not null default '{}',
  language text not null default '',
  location text not null default '',
  avatar jsonb not null default '[]',
  header jsonb not null default '[]',
  avatar_alt_text text not null default '',
  header_alt_text text not null default '',
  theme jsonb not null default '{}',
  -- Words in the empty composer row.
  prompt text not null default '',
  -- Emoji that the community offers first.
  reactions text[] not null default '{}',
  has_content_label boolean not null default false,
  label_reporter text check (label_reporter in ('community_admin', 'classifier')),
  -- The settings that only admins see (schema CommunitySettings).
  settings jsonb not null default '{}',
  -- The token of the invitation link, who made it and how many joined by it.
  invite_hash text unique,
  invite_made_by bigint references users (id) on delete set null,
  invite_use_count integer not null default 0,
  -- Counts the changes of settings, rules and boards.
  version integer not null default 1,
  member_count integer not null default 0,
  post_count integer not null default 0,
  last_activity_at timestamptz not null default now(),
  handle_changed_at timestamptz,
  -- When somebody last looked after it.
  attended_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Deleted communities can be restored for a time.
  deleted_at timestamptz,
  -- Words of name, title, tags and description; kept by a trigger.
  words tsvector not null default ''
);
create function set_community_words() returns trigger language plpgsql as $$
begin
  new.words := setweight(to_tsvector('simple', search_fold(new.handle || ' ' || replace(new.handle, '-', ' '))), 'A')
    || setweight(to_tsvector('simple', search_fold(new.title)), 'A')
    || setweight(to_tsvector('simple', search_fold(array_to_string(new.tags, ' '))), 'B')
    || setweight(to_tsvector('simple', search_fold(new.description)), 'C')
    || setweight(to_tsvector('simple', search_fold(left(new.about, 1000))), 'D');
  return new;
end $$;
create trigger words before insert or update of handle, title, tags, description, about on communities
  for each row execute function set_community_words();
create unique index communities_handle on communities (lower(handle));
create index communities_created_by on communities (created_by, created_at) where created_by is not null;
create index communities_invite_made_by on communities (invite_made_by) where invite_made_by is not null;
create index communities_words on communities using gin (words) where deleted_at is null;
create index communities_categories on communities using gin (categories) where deleted_at is null and not is_private;
-- The orders in which public communities are listed.
create index communities_by_members on communities (member_count desc, id desc) where deleted_at is null and not is_private;
create index communities_by_posts on communities (post_count desc, id desc) where deleted_at is null and not is_private;
create index communities_by_activity on communities (last_activity_at desc, id desc) where deleted_at is null and not is_private;
create index communities_by_age on communities (id desc) where deleted_at is null and not is_private;
create index communities_deleted on communities (deleted_at) where deleted_at is not null;

-- Who was here lately, for the members of a community who are online.
create index sessions_seen on sessions (last_seen_at desc) include (user_id);

create trigger space after insert on communities for each row execute function add_space('community');
create trigger space_deleted after delete on communities for each row execute function delete_space();

-- Former handles lead to their community for a year. Nobody else can have them meanwhile.
create table community_handles (
  handle text primary key,
  community_id bigint not null references communities (id) on delete cascade,
  freed_at timestamptz not null default now()
);
create index community_handles_of on community_handles (community_id);

create table community_rules (
  id bigint primary key default next_id(),
  community_id bigint not null references communities (id) on delete cascade,
  position integer not null,
  text text not null
);
create index community_rules_of on community_rules (community_id, position);

create table community_boards (
  id bigint primary key default next_id(),
  community_id bigint not null references communities (id) on delete cascade,
  path text not null check (path ~ '^[a-z0-9]+(-[a-z0-9]+){0,7}$'),
  title text not null,
  description text not null default '',
  mods_only boolean not null default false,
  post_count integer not null default 0,
  sort_order integer not null,
  unique (community_id, path)
);

-- What a member has chosen and read in a community, for all their blogs.
create table community_readers (
  community_id bigint not null references communities (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  -- Unread posts are not counted.
  is_muted boolean not null default false,
  -- Notified of every new post.
  is_subscribed boolean not null default false,
  -- Position of the newest post that was read.
  read_position bigint not null default 0,
  read_at timestamptz not null default now(),
  -- When the member was last here: orders their communities.
  used_at timestamptz not null default now(),
  has_read_guide boolean not null default false,
  primary key (community_id, user_id)
);
create index community_readers_user on community_readers (user_id);

-- Blogs that do not want to be invited to a community again.
create table community_refusals (
  community_id bigint not null references communities (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  primary key (community_id, user_id)
);
create index community_refusals_user on community_refusals (user_id);

-- Members who may read but not write, for all their blogs.
create table community_mutes (
  community_id bigint not null references communities (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  muted_by bigint references users (id) on delete set null,
  muted_at timestamptz not null default now(),
  -- Null for a mute without end.
  ends_at timestamptz,
  primary key (community_id, user_id)
);
create index community_mutes_user on community_mutes (user_id);
create index community_mutes_muted_by on community_mutes (muted_by) where muted_by is not null;

-- Members who wait for a seat in a full community.
create table community_seat_waits (
  community_id bigint not null references communities (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  primary key (community_id, user_id)
);
create index community_seat_waits_user on community_seat_waits (user_id);

-- Keeps the number of members, also when accounts or blogs are deleted.
create function count_community_members() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update communities set member_count = member_count + 1 where id = new.space_id;
  else
    update communities set member_count = member_count - 1 where id = old.space_id;
  end if;
  return null;
end $$;
create trigger community_joined after insert on space_members for each row
  when (new.space_kind = 'community') execute function count_community_members();
create trigger community_left after delete on space_members for each row
  when (old.space_kind = 'community') execute function count_community_members();
