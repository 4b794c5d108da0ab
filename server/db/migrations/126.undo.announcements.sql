drop index dismissed_announcements;
drop table announcements;
