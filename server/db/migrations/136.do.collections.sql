-- Collections: posts kept by hand, and a rule that finds posts. A collection is a space, so its collaborators,
-- invitations and their roles are those of spaces (migration 091).
create table collections (
  id bigint primary key default next_id(),
  -- Goes into addresses. Random, because whoever has the address of an unlisted collection sees it.
  uuid text not null unique default replace(gen_random_uuid()::text, '-', ''),
  title text not null,
  description text not null default '',
  visibility text not null default 'public' check (visibility in ('public', 'unlisted', 'private')),
  -- The order for readers.
  sort text not null default 'manual' check (sort in ('manual', 'added', 'newest')),
  -- Which posts it finds besides those kept by hand (schema FeedRule).
  rule jsonb,
  cover jsonb not null default '[]',
  accent_color text,
  copied_from bigint references collections (id) on delete set null,
  -- Counts its changes.
  version integer not null default 1,
  -- Posts kept by hand, and those of them that are still published; kept by triggers.
  item_count integer not null default 0,
  post_count integer not null default 0,
  follower_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Words of title and description; kept by a trigger.
  words tsvector not null default ''
);
create function set_collection_words() returns trigger language plpgsql as $$
begin
  new.words := setweight(to_tsvector('simple', search_fold(new.title)), 'A')
    || setweight(to_tsvector('simple', search_fold(new.description)), 'C');
  return new;
end $$;
create trigger words before insert or update of title, description on collections
  for each row execute function set_collection_words();
create index collections_words on collections using gin (words) where visibility = 'public';
create index collections_public on collections (updated_at desc, id desc) where visibility = 'public';
create index collections_copied_from on collections (copied_from) where copied_from is not null;

create trigger space after insert on collections for each row execute function add_space('collection');
create trigger space_deleted after delete on collections for each row execute function delete_space();

-- A post kept by hand. It outlives the post, of which its keepers see a gap then.
create table collection_items (
  -- Orders by when it was kept.
  id bigint primary key default next_id(),
  collection_id bigint not null references collections (id) on delete cascade,
  -- Null when the post was deleted.
  post_blog_id bigint,
  post_id bigint not null,
  -- Position of the post among all posts, for the order by date.
  post_position bigint not null,
  -- The order by hand. Gaps leave room for moves.
  rank bigint not null,
  kept_by bigint references blogs (id) on delete set null,
  kept_at timestamptz not null default now(),
  note text not null default '',
  -- True while the post is not published; kept by triggers.
  is_gone boolean not null default false,
  unique (collection_id, post_id),
  foreign key (post_blog_id, post_id) references posts (blog_id, id) on update cascade on delete set null (post_blog_id)
);
create index collection_items_by_rank on collection_items (collection_id, rank, id) include (post_id, is_gone);
create index collection_items_by_time on collection_items (collection_id, id desc) include (post_id, is_gone);
create index collection_items_by_date on collection_items (collection_id, post_position desc) include (post_id, is_gone);
create index collection_items_post on collection_items (post_id);
create index collection_items_of_post on collection_items (post_blog_id, post_id) where post_blog_id is not null;
create index collection_items_kept_by on collection_items (kept_by, collection_id) where kept_by is not null;

create function count_collection_items() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update collections c set item_count = c.item_count + n.items, post_count = c.post_count + n.posts
      from (select collection_id, count(*)::int as items, count(*) filter (where not is_gone)::int as posts
              from added group by collection_id) n
     where c.id = n.collection_id;
  elsif tg_op = 'DELETE' then
    update collections c set item_count = c.item_count - n.items, post_count = c.post_count - n.posts
      from (select collection_id, count(*)::int as items, count(*) filter (where not is_gone)::int as posts
              from removed group by collection_id) n
     where c.id = n.collection_id;
  else
    update collections c set post_count = c.post_count + n.posts
      from (select a.collection_id,
                   (count(*) filter (where not a.is_gone) - count(*) filter (where not r.is_gone))::int as posts
              from added a join removed r on r.id = a.id where a.is_gone <> r.is_gone group by a.collection_id) n
     where c.id = n.collection_id;
  end if;
  return null;
end $$;
create trigger counted after insert on collection_items referencing new table as added
  for each statement execute function count_collection_items();
create trigger uncounted after delete on collection_items referencing old table as removed
  for each statement execute function count_collection_items();
create trigger recounted after update on collection_items referencing old table as removed new table as added
  for each statement execute function count_collection_items();

create function set_collection_gap() returns trigger language plpgsql as $$
begin
  new.is_gone := true;
  return new;
end $$;
create trigger gap before update of post_blog_id on collection_items for each row
  when (new.post_blog_id is null) execute function set_collection_gap();

create function set_collection_gaps() returns trigger language plpgsql as $$
begin
  update collection_items set is_gone = (new.state <> 'published' or new.community_id is not null)
   where post_blog_id = new.blog_id and post_id = new.id
     and is_gone <> (new.state <> 'published' or new.community_id is not null);
  return null;
end $$;
create trigger collection_gaps after update of state, community_id on posts for each row
  when (old.state <> new.state or old.community_id is distinct from new.community_id)
  execute function set_collection_gaps();

-- What somebody chose and saw in a collection that they follow or keep.
create table collection_readers (
  collection_id bigint not null references collections (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  -- Null for a collaborator who does not follow it.
  followed_at timestamptz,
  is_tab boolean not null default false,
  is_notifying boolean not null default false,
  -- Position in time up to which its posts were seen.
  read_position bigint not null default next_id(),
  read_at timestamptz not null default now(),
  -- When they were last here or kept something: orders their collections.
  used_at timestamptz not null default now(),
  primary key (collection_id, user_id)
);
create index collection_readers_user on collection_readers (user_id, used_at desc);

create function count_collection_followers() returns trigger language plpgsql as $$
begin
  update collections set follower_count = follower_count
    + (case when tg_op <> 'DELETE' and new.followed_at is not null then 1 else 0 end)
    - (case when tg_op <> 'INSERT' and old.followed_at is not null then 1 else 0 end)
   where id = coalesce(new.collection_id, old.collection_id);
  return null;
end $$;
create trigger followed after insert on collection_readers for each row
  when (new.followed_at is not null) execute function count_collection_followers();
create trigger unfollowed after delete on collection_readers for each row
  when (old.followed_at is not null) execute function count_collection_followers();
create trigger follow_changed after update of followed_at on collection_readers for each row
  when ((old.followed_at is null) <> (new.followed_at is null)) execute function count_collection_followers();

-- Changes of several posts that can still be undone.
create table collection_changes (
  token text primary key,
  collection_id bigint not null references collections (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  action text not null check (action in ('add', 'remove', 'move')),
  -- The items before the change, and the ranks that it gave them.
  items jsonb not null,
  until timestamptz not null
);
create index collection_changes_collection on collection_changes (collection_id);
create index collection_changes_user on collection_changes (user_id);
create index collection_changes_until on collection_changes (until);

-- A collection never stays without an owner: when accounts or blogs are deleted, the next collaborator follows, and
-- without any the collection is deleted.
create function keep_collection_owner() returns trigger language plpgsql as $$
begin
  if exists (select 1 from space_members where space_id = old.space_id and role = 'owner') then return null; end if;
  update space_members set role = 'owner' where id = (
    select id from space_members where space_id = old.space_id
     order by array_position(array['editor', 'contributor'], role), joined_at, id limit 1);
  if not found then delete from collections where id = old.space_id; end if;
  return null;
end $$;
create trigger collection_left after delete on space_members for each row
  when (old.space_kind = 'collection' and old.role = 'owner') execute function keep_collection_owner();
