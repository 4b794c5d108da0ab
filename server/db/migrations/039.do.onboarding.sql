-- When a member finished or skipped the first steps; null while those still wait for them.
alter table users add column welcomed_at timestamptz;
-- Who was here before there were first steps has found their way.
update users set welcomed_at = created_at;

-- What a member chose while joining, so that another choice takes back this one and nothing else they follow.
create table onboarding_topics (
  user_id bigint not null references users (id) on delete cascade,
  tag text not null references tags (tag) on delete cascade,
  primary key (user_id, tag)
);
