alter table staff_acts alter column subject_id type bigint
  using case when subject_id ~ '^[0-9]{1,18}$' then subject_id::bigint else 0 end;
drop function has_flag(text, bigint, text, jsonb);
drop table site_flags;
update users u set state = s.state_before from suspensions s where s.user_id = u.id and u.state = 'suspended';
update blogs set state = 'active' where suspended_with_owner and state = 'suspended';
alter table blogs drop column suspended_with_owner;
drop table suspensions;
