drop table error_group_days;
drop table error_groups;
