-- The collection that a notification is about.
alter table notifications add column collection_id bigint references collections (id) on delete cascade;
create index notifications_collection on notifications (collection_id) where collection_id is not null;

-- When a follower was last told of new posts: once until they look.
alter table collection_readers add column notified_at timestamptz;
create index collection_readers_notifying on collection_readers (collection_id) where is_notifying;
create index collection_readers_tabs on collection_readers (user_id) where is_tab;
