drop table notification_reads;
drop table notifications;
