-- Accounts that those who run the site closed, with what their members are told. The row goes when they are open again.
create table suspensions (
  user_id bigint primary key references users (id) on delete cascade,
  reason text not null check (char_length(reason) between 1 and 1000),
  -- What the account was before, and is afterwards.
  state_before text not null check (state_before in ('active', 'partial')),
  suspended_at timestamptz not null default now(),
  -- Null for no end.
  ends_at timestamptz
);
create index suspensions_end on suspensions (ends_at) where ends_at is not null;
-- Closed with its owner's account: opens with it.
alter table blogs add column suspended_with_owner boolean not null default false;

-- Who has a feature, where the site says something else than that members choose in the labs.
create table site_flags (
  name text primary key check (name ~ '^[a-z][a-zA-Z0-9]{0,63}$'),
  audience text not null check (audience in ('choice', 'everyone', 'staff', 'percent', 'nobody')),
  percent integer not null default 0 check (percent between 0 and 100),
  check (audience = 'percent' or percent = 0)
);
-- The one rule of who has a feature. Which members a share is made of depends on the feature and the member alone, so
-- that who has it keeps it while the share grows.
create function has_flag(flag text, member_id bigint, member_role text, settings jsonb) returns boolean
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

-- Flags have names and jobs have uuids, so what an act was done to is a text. Acts are read newest first.
alter table staff_acts alter column subject_id type text using subject_id::text;
