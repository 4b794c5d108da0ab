-- Invitations to communities, and what blogs are told of them.
-- The blog as which somebody invites: in a community a member takes part as one of their blogs, which must not lead to
-- the others. Null for invitations to blogs, which are sent by a person.
alter table space_invitations add column sender_blog_id bigint references blogs (id) on delete cascade;
create index space_invitations_sender_blog on space_invitations (sender_blog_id) where sender_blog_id is not null;
-- The invitations of a space in the order in which they were sent.
create index space_invitations_newest on space_invitations (space_id, id desc);
-- Counts what somebody sent within a day.
drop index space_invitations_sender;
create index space_invitations_sender on space_invitations (sender_id, space_kind, sent_at);

-- The community that a notification is about.
alter table notifications add column community_id bigint references communities (id) on delete cascade;
create index notifications_community on notifications (community_id) where community_id is not null;

-- The blog whose invitation link it is, instead of the member.
alter table communities drop column invite_made_by;
alter table communities add column invite_made_as bigint references blogs (id) on delete set null;
create index communities_invite_made_as on communities (invite_made_as) where invite_made_as is not null;
