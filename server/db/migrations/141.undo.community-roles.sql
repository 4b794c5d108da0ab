drop index communities_attended;
alter table communities drop column stewardship_told;
drop table community_stewardship_requests;
drop table community_role_offers;
alter table space_members drop constraint space_members_permissions, drop column permissions;
