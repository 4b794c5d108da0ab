-- Suppressions outlive accounts, so that they hold a hash of the address in place of the address.
alter table mail_suppressions alter column address type bytea using sha256(convert_to(address, 'utf8'));
alter table mail_suppressions rename column address to address_hash;
-- Responses of mail servers repeat the address.
update mail_suppressions set detail = regexp_replace(detail, '[^[:space:]<>]+@[^[:space:]<>]+', '…', 'g');
