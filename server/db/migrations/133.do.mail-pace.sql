-- When the next e-mail may be handed over, for all processes of a site with a bound on e-mails a minute.
create table mail_pace (
  is_only boolean primary key default true check (is_only),
  next_at timestamptz not null default now()
);
insert into mail_pace default values;
