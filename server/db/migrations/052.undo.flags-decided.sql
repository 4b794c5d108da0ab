drop index conversation_flags_open;
drop index conversation_flags_id;
alter table conversation_flags
  drop constraint conversation_flags_decided, drop column id, drop column state, drop column outcome,
  drop column decided_at;
