alter table users drop column email_lookup;
