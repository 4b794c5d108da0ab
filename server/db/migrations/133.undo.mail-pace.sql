drop table mail_pace;
