drop trigger digest_of_changed on users;
drop trigger digest_of_new on users;
drop function schedule_digest();
drop table mail_digests;
