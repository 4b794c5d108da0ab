alter table posts drop column publish_fault;
alter table posts drop column version;
