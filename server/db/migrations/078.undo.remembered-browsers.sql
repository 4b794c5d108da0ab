drop table remembered_browsers;
