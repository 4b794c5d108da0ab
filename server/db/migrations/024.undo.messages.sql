drop table conversation_flags;
drop table messages;
drop table conversation_sides;
drop table conversations;
