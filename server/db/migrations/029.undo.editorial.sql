drop table answertimes;
drop table choices;
