delete from site_flags where name in ('premium', 'memberships', 'loginWall');
drop function is_feature_open(text, bigint);
drop table site_flag_accounts;
update site_flags set audience = 'nobody' where audience = 'named';
alter table site_flags drop column version;
alter table site_flags drop constraint site_flags_audience_check;
alter table site_flags add constraint site_flags_audience_check
  check (audience in ('choice', 'everyone', 'staff', 'percent', 'nobody'));
create or replace function has_flag(flag text, member_id bigint, member_role text, settings jsonb) returns boolean
  language sql stable as $$
  select coalesce(
    (select case f.audience
              when 'everyone' then true
              when 'nobody' then false
              when 'staff' then member_role = 'admin'
              when 'percent' then ('x' || substr(md5(flag || ':' || member_id), 1, 7))::bit(28)::int % 100 < f.percent
            end
       from site_flags f where f.name = flag),
    (settings -> 'labs' ->> flag)::boolean, false)
$$;
