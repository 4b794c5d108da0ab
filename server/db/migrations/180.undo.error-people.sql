alter table error_group_days drop column people;
