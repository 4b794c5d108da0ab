-- A letter with its accent is one character in an address from now on (services/mail/mail-address.ts). Where an account has
-- the other spelling already, both stay as they are.
update users u set email = normalize(u.email)
 where u.email is not nfc normalized
   and not exists (select 1 from users o where o.id <> u.id and lower(normalize(o.email)) = lower(normalize(u.email)));
update users set pending_email = normalize(pending_email) where pending_email is not nfc normalized;
