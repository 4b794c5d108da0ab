drop table account_recoveries;
