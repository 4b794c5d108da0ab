drop table uploads;
alter table media drop column poster_key;
alter table media drop column tags;
alter table media drop column duration;
