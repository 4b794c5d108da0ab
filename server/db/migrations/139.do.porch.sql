-- The porch of a member: what guests find who come to see the patio (schema PorchRequest).
create table porches (
  user_id bigint primary key references users (id) on delete cascade,
  visibility text not null default 'self' check (visibility in ('self', 'mutuals', 'members', 'everyone')),
  greeting text not null default '',
  lanterns jsonb not null default '[]',
  widgets jsonb not null default '[]',
  -- Counts its changes.
  version integer not null default 1
);
