drop table mail_deliveries;
