-- What a provider calls a payment, such as Stripe's session or intent, and the page of it on which the person pays.
alter table payments add column provider_ref text check (length(provider_ref) between 1 and 255);
alter table payments add column page_url text check (length(page_url) <= 2048);

-- How a member pays later periods: the provider keeps card and account, the site their names and last digits.
create table stored_payment_methods (
  user_id bigint not null references users (id) on delete cascade,
  provider text not null,
  -- What the provider calls the member.
  customer_ref text not null check (length(customer_ref) <= 255),
  method_ref text not null check (length(method_ref) <= 255),
  kind text not null check (kind in ('card', 'wallet', 'bank')),
  brand text check (length(brand) <= 64),
  last4 text check (last4 ~ '^[0-9]{4}$'),
  expiry_month smallint check (expiry_month between 1 and 12),
  expiry_year smallint check (expiry_year between 2020 and 2100),
  updated_at timestamptz not null default now(),
  primary key (user_id, provider)
);
