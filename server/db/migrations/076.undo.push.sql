drop trigger push on notifications;
drop trigger push on messages;
drop function wait_to_push_notifications;
drop function wait_to_push_letters;
drop table push_waiting;
drop table push_devices;
