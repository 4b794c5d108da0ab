drop table notification_settings;
