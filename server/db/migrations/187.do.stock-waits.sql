-- Members who are told once when a product that is sold out is in stock again.
create table stock_waits (
  id bigint primary key default next_id(),
  user_id bigint not null references users (id) on delete cascade,
  product text not null references shop_stock (product) on delete cascade,
  -- An ended wait stays, because the notification names its product.
  told_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index stock_waits_open on stock_waits (product, user_id) where told_at is null;
create index stock_waits_user on stock_waits (user_id);
