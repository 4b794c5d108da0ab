-- Features for named accounts, and the version by which two members of staff notice each other's changes.
alter table site_flags drop constraint site_flags_audience_check;
alter table site_flags add constraint site_flags_audience_check
  check (audience in ('choice', 'everyone', 'staff', 'named', 'percent', 'nobody'));
alter table site_flags add column version integer not null default 0;

-- Accounts that have a feature while its audience is `named` or `percent`.
create table site_flag_accounts (
  flag text not null references site_flags (name) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  primary key (flag, user_id)
);
create index site_flag_accounts_user on site_flag_accounts (user_id);

create or replace function has_flag(flag text, member_id bigint, member_role text, settings jsonb) returns boolean
  language sql stable as $$
  select coalesce(
    (select case f.audience
              when 'everyone' then true
              when 'nobody' then false
              when 'staff' then member_role = 'admin'
              when 'choice' then null
              else (f.audience = 'percent'
                    and ('x' || substr(md5(flag || ':' || member_id), 1, 7))::bit(28)::int % 100 < f.percent)
                or exists (select 1 from site_flag_accounts n where n.flag = f.name and n.user_id = member_id)
            end
       from site_flags f where f.name = flag),
    (settings -> 'labs' ->> flag)::boolean, false)
$$;

-- The one rule of whom the calls of a feature are open to; the member is null for a visitor. What members choose in
-- the labs closes nothing: everybody could choose it.
create function is_feature_open(flag text, member_id bigint) returns boolean
  language sql stable as $$
  select coalesce(
    (select f.audience in ('choice', 'everyone')
         or coalesce((select has_flag(flag, u.id, u.role, u.settings) from users u where u.id = member_id), false)
       from site_flags f where f.name = flag),
    true)
$$;

-- What is released belongs to everybody until those who run the site decide otherwise.
insert into site_flags (name, audience)
  values ('premium', 'everyone'), ('memberships', 'everyone'), ('loginWall', 'everyone')
  on conflict (name) do nothing;
