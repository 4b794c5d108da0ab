drop table mail_suppressions;
