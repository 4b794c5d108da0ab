drop table security_events;
