-- Which reblogs that are not out name a part of a trail; those that are out are found by posts_reblogs.
create index posts_waiting_reblogs on posts (root_post_id)
  where parent_post_id is not null and state not in ('published', 'deleted');
