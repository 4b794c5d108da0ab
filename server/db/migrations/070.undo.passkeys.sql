delete from mailed_links where purpose in ('prove', 'recover', 'recovered', 'keep');
alter table mailed_links drop constraint mailed_links_purpose_check;
alter table mailed_links add constraint mailed_links_purpose_check check (purpose in ('verify', 'reset', 'login'));
drop table passkey_challenges;
drop table passkeys;
