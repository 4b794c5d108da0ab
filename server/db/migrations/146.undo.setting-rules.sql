drop trigger community_setting_rules on communities;
drop function keep_setting_rules();
delete from community_automatic_rules where setting is not null;
