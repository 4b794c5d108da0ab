-- What was sent under a key by its client, so that a repeated letter is one letter, whatever died in between.
alter table messages add column intent bytea;
create unique index messages_intent on messages (conversation_id, intent) where intent is not null;
