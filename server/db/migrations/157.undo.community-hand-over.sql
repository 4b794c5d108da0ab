drop index community_stewardship_requests_open;
alter table community_stewardship_requests drop column declined_at, drop column answer;
