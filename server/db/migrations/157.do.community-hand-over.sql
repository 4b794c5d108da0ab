-- The answer of the staff to a member who asked to take over a community. A request that is granted is deleted.
alter table community_stewardship_requests
  add column declined_at timestamptz,
  add column answer text not null default '';
create index community_stewardship_requests_open on community_stewardship_requests (id) where declined_at is null;
