delete from mailed_links where purpose = 'review';
alter table mailed_links drop constraint mailed_links_purpose_check;
alter table mailed_links add constraint mailed_links_purpose_check
  check (purpose in ('verify', 'reset', 'login', 'prove', 'recover', 'recovered', 'keep'));
drop table account_undos;
alter table second_factors drop column added_at;
alter table users drop column access_epoch;
alter table users drop column pending_email_at;
