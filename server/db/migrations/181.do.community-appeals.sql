-- The audit log of a community shows the appeals of a month.
create index community_decisions_appeals on community_decisions (community_id, appealed_at desc)
  where appealed_at is not null;
