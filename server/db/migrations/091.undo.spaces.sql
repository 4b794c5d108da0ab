drop table space_bans, space_join_requests;

delete from space_invitations where space_kind <> 'blog';
alter table space_invitations drop constraint space_invitations_space_fkey, drop constraint space_invitations_role,
  drop constraint space_invitations_as_blog;
drop index space_invitations_seat, space_invitations_as_blog, space_invitations_email;
alter table space_invitations drop column space_kind, drop column blog_id, drop column message;
alter table space_invitations rename column space_id to blog_id;
alter table space_invitations rename to blog_invitations;
alter table blog_invitations rename constraint space_invitations_pkey to blog_invitations_pkey;
alter table blog_invitations rename constraint space_invitations_token_hash_key to blog_invitations_token_hash_key;
alter table blog_invitations rename constraint space_invitations_sender_id_fkey to blog_invitations_sender_id_fkey;
alter table blog_invitations rename constraint space_invitations_recipient_id_fkey to blog_invitations_recipient_id_fkey;
alter table blog_invitations rename constraint space_invitations_email_check to blog_invitations_email_check;
alter table blog_invitations rename constraint space_invitations_recipient_or_email to blog_invitations_check;
alter table blog_invitations
  add constraint blog_invitations_blog_id_fkey foreign key (blog_id) references blogs (id) on delete cascade,
  add constraint blog_invitations_role_check check (role in ('admin', 'member'));
create unique index blog_invitations_recipient on blog_invitations (recipient_id, blog_id) where recipient_id is not null;
create unique index blog_invitations_email on blog_invitations (blog_id, lower(email)) where email is not null;
alter index space_invitations_sent rename to blog_invitations_sent;
alter index space_invitations_sender rename to blog_invitations_sender;

drop trigger live_read on space_members;
drop view blog_members;
delete from space_members where space_kind <> 'blog';
alter table space_members drop constraint space_members_space_fkey, drop constraint space_members_role,
  drop constraint space_members_as_blog, drop constraint space_members_first_is_blog;
drop index space_members_seat, space_members_blog, space_members_as_blog, space_members_user, space_members_primary,
  space_members_leaders;
alter table space_members drop column id, drop column space_kind, drop column blog_id;
alter table space_members rename column space_id to blog_id;
alter table space_members rename to blog_members;
alter table blog_members rename constraint space_members_user_id_fkey to blog_members_user_id_fkey;
alter table blog_members
  alter column role set default 'member',
  add primary key (blog_id, user_id),
  add constraint blog_members_blog_id_fkey foreign key (blog_id) references blogs (id) on delete cascade,
  add constraint blog_members_role_check check (role in ('admin', 'member'));
create index blog_members_user on blog_members (user_id, blog_id);
create unique index blog_members_primary on blog_members (user_id) include (blog_id) where is_primary;
create or replace function tell_of_read_group() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'notifications ' || new.blog_id);
  return null;
end $$;
create trigger live_read after update of posts_seen on blog_members for each row execute function tell_of_read_group();

drop trigger space on blogs;
drop trigger space_deleted on blogs;
drop function add_space(), delete_space();
drop table spaces;
