-- Small signs between blogs (contract: sendBoop).
create table boops (
  id bigint primary key default next_id(),
  from_blog_id bigint not null references blogs (id) on delete cascade,
  to_blog_id bigint not null references blogs (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  kind text not null check (kind in ('normal', 'super', 'mischievous')),
  created_at timestamptz not null default now(),
  check (from_blog_id <> to_blog_id)
);
create index boops_received on boops (to_blog_id, id desc);
create index boops_sent on boops (from_blog_id, id desc);
create index boops_of_member on boops (user_id, created_at desc);
