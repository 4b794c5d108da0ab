alter table communities drop column invite_made_as;
alter table communities add column invite_made_by bigint references users (id) on delete set null;
create index communities_invite_made_by on communities (invite_made_by) where invite_made_by is not null;
delete from notifications where community_id is not null;
alter table notifications drop column community_id;
drop index space_invitations_sender;
create index space_invitations_sender on space_invitations (sender_id);
drop index space_invitations_newest;
alter table space_invitations drop column sender_blog_id;
