-- What people write to those who run the site, and what was answered. `member_id` is who wrote, when they were logged in.
create table support_requests (
  id bigint primary key default next_id(),
  member_id bigint references users (id) on delete cascade,
  topic text not null check (topic in
    ('account', 'abuse', 'bug', 'billing', 'privacy', 'copyright', 'feedback', 'other')),
  email text not null check (char_length(email) between 3 and 254),
  -- As it was typed; found when staff reads it.
  blog_name text check (char_length(blog_name) <= 100),
  url text check (char_length(url) <= 2048),
  text text not null check (char_length(text) between 1 and 10000),
  locale text not null,
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  created_at timestamptz not null default now()
);
create index support_requests_state on support_requests (state, id);
create index support_requests_member on support_requests (member_id) where member_id is not null;

create table support_answers (
  id bigint primary key default next_id(),
  request_id bigint not null references support_requests (id) on delete cascade,
  text text not null check (char_length(text) between 1 and 10000),
  created_at timestamptz not null default now()
);
create index support_answers_request on support_answers (request_id, id);

-- What was decided about everything reported of one thing.
alter table reports
  add column outcome text check (outcome in ('dismiss', 'label', 'remove', 'suspend')),
  add column decided_at timestamptz,
  add constraint reports_decided check (state <> 'open' or (outcome is null and decided_at is null));

-- What those who run the site did, in the order in which they did it. Nothing of it is ever changed or taken away, so it
-- names members by their number only.
create table staff_acts (
  id bigint primary key default next_id(),
  staff_id bigint not null,
  act text not null,
  subject_id bigint not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create function keep_staff_acts() returns trigger language plpgsql as $$
begin
  raise exception 'What staff did is kept' using errcode = '42501';
end $$;
create trigger kept before update or delete on staff_acts for each row execute function keep_staff_acts();
create trigger kept_whole before truncate on staff_acts for each statement execute function keep_staff_acts();
