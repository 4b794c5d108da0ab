-- Every mail of the site, once for its cause. The text of a mail is only in the job that sends it, encrypted.
create table mail_deliveries (
  -- Also the Message-ID, so that a mail sent again after a crash is recognised.
  id uuid primary key default gen_random_uuid(),
  -- The event that the mail tells of: the kind, and the id of the event. No address and no secret.
  cause text not null unique check (char_length(cause) between 1 and 200),
  kind text not null check (kind ~ '^[a-z][A-Za-z0-9]{0,63}$'),
  -- Null for addresses without an account.
  user_id bigint references users (id) on delete cascade,
  -- The masked address.
  address text not null check (char_length(address) <= 320),
  state text not null default 'queued'
    check (state in ('queued', 'sent', 'refused', 'suppressed', 'dropped', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  -- Until when the process that is sending it has it for itself.
  claimed_until timestamptz,
  -- Reply codes of the mail server that refused it, such as "550 5.1.1". Never its words, which can repeat the mail.
  reply text check (char_length(reply) <= 40),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check ((state = 'queued') = (settled_at is null))
);
create index mail_deliveries_user on mail_deliveries (user_id, created_at) where user_id is not null;
-- For the numbers of the last days, and for deleting old rows.
create index mail_deliveries_created on mail_deliveries (created_at);
