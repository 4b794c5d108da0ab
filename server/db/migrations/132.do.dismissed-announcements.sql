-- The console counts the members who dismissed an announcement.
create index dismissed_announcements on dismissed_elements (element_id) where object_type = 'announcement';
