drop function next_id();
drop function id_at(timestamptz);
drop sequence id_sequence;
