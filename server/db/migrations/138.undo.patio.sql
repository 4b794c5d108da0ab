drop table patios;
