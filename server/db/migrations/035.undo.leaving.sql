update blogs set state = 'active' where left_with_owner;
alter table blogs drop column left_with_owner;
update users set state = 'active' where state = 'leaving';
alter table users drop constraint users_state_check;
alter table users add constraint users_state_check check (state in ('active', 'partial', 'suspended', 'deleted'));
alter table users drop column delete_at;
alter table users drop column pending_email;
