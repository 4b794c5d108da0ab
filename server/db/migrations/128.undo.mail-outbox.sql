drop trigger mail on messages;
drop function wait_to_mail_messages();
drop table mail_told;
drop table mail_waiting;
