drop table data_downloads;
