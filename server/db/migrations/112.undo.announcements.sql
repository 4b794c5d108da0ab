drop table announcements;
