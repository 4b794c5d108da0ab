-- The columns of a member's patio, in order (schema PatioColumn).
create table patios (
  user_id bigint primary key references users (id) on delete cascade,
  columns jsonb not null,
  -- Counts its changes.
  version integer not null default 1
);
