delete from analytics_days where dimension = 'device';
alter table analytics_days drop constraint analytics_days_dimension_check;
alter table analytics_days add constraint analytics_days_dimension_check
  check (dimension in ('total', 'page', 'source'));
drop table site_days;
