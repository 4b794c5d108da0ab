-- Those who want to hear of every new post are few among the readers of a community.
create index community_readers_subscribed on community_readers (community_id) where is_subscribed;
