-- Conversations that were reported are decided about like everything else.
alter table conversation_flags
  add column id bigint not null default next_id(),
  add column state text not null default 'open' check (state in ('open', 'acted', 'dismissed')),
  add column outcome text check (outcome in ('dismiss', 'suspend')),
  add column decided_at timestamptz,
  add constraint conversation_flags_decided check (state <> 'open' or (outcome is null and decided_at is null));
create unique index conversation_flags_id on conversation_flags (id);
create index conversation_flags_open on conversation_flags (id) where state = 'open';
