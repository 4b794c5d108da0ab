-- Rights of moderators in parts, roles that are offered before they are given, and communities that nobody looks after
-- (decision 089).
-- The rights of a moderator of a community; null for all of them, and for every other role.
alter table space_members add column permissions text[],
  add constraint space_members_permissions check (permissions is null or space_kind = 'community'
    and role = 'moderator' and permissions <@ array['decide', 'members', 'invite', 'rules']);

-- A role that was offered to a member, who has not answered yet. It ends with the membership.
create table community_role_offers (
  id bigint primary key default next_id(),
  member_id bigint not null unique references space_members (id) on delete cascade,
  community_id bigint not null references communities (id) on delete cascade,
  -- The admin who offers it, and the blog as which they are there.
  offered_by bigint not null references users (id) on delete cascade,
  offered_as bigint not null references blogs (id) on delete cascade,
  role text not null check (role in ('admin', 'moderator')),
  permissions text[] check (permissions is null or role = 'moderator'
    and permissions <@ array['decide', 'members', 'invite', 'rules']),
  message text not null default '',
  offered_at timestamptz not null default now()
);
create index community_role_offers_of on community_role_offers (community_id, id desc);
create index community_role_offers_by on community_role_offers (offered_by);
create index community_role_offers_as on community_role_offers (offered_as);

-- Members who ask the staff of the site to become admin of a community that nobody looks after.
create table community_stewardship_requests (
  id bigint primary key default next_id(),
  member_id bigint not null unique references space_members (id) on delete cascade,
  community_id bigint not null references communities (id) on delete cascade,
  message text not null default '',
  requested_at timestamptz not null default now()
);
create index community_stewardship_requests_of on community_stewardship_requests (community_id, id);

-- The last state of which those who run a community were told (schema Stewardship).
alter table communities add column stewardship_told text not null default 'attended'
  check (stewardship_told in ('attended', 'unattended', 'read_only'));
create index communities_attended on communities (attended_at)
  where deleted_at is null and stewardship_told <> 'read_only';
