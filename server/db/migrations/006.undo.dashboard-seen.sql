alter table users drop column dashboard_seen;
