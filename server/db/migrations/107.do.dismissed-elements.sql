-- Timeline elements that members dismissed (dismissTimelineElement).
create table dismissed_elements (
  user_id bigint not null references users (id) on delete cascade,
  object_type text not null,
  element_id text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, object_type, element_id)
);
create index dismissed_elements_newest on dismissed_elements (user_id, created_at desc);
