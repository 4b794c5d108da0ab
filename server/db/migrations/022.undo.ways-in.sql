alter table access_tokens drop column id;
alter table sessions drop column id;
drop table backup_codes;
drop table second_factors;
drop table mailed_links;
