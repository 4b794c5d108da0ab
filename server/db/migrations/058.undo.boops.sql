drop table boops;
