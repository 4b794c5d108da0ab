-- Addresses cannot be restored from their hashes; mail servers refuse them again.
delete from mail_suppressions;
alter table mail_suppressions rename column address_hash to address;
alter table mail_suppressions alter column address type text using encode(address, 'hex');
