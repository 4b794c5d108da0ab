drop index dismissed_announcements;
