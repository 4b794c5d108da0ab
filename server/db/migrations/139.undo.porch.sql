drop table porches;
