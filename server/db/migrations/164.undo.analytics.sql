drop table page_timings;
drop table placement_events;
drop table analytics_days;
drop table analytics_salts;
drop table analytics_events;
