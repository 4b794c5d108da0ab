-- The shop: prices and stock of its products, orders with what was given away, what blogs own, and what they wear.

alter table checkouts drop constraint checkouts_kind_check;
alter table checkouts add constraint checkouts_kind_check check (kind in ('premium', 'shop', 'gift'));

-- Names of what is sold are in the catalogue of the code, which has the drawings as well.
insert into prices (item, currency, amount)
select item, currency, amount
  from (values ('badge-two-geese', 799, 699, 1200, 799), ('badge-comet', 399, 349, 600, 399),
               ('frame-knitted', 499, 449, 750, 499), ('frame-twine', 399, 349, 600, 399), ('frame-ivy', 499, 449, 750, 499),
               ('frame-moons', 499, 449, 750, 499), ('frame-lights', 499, 449, 750, 499),
               ('hat-paper-crown', 199, 179, 300, 199), ('premium-month-gift', 499, 449, 700, 499),
               ('badge-supporter', 999, 899, 1500, 999), ('badge-cup-of-tea', 299, 269, 450, 299),
               ('badge-moth', 299, 269, 450, 299), ('badge-seven-ridges', 299, 269, 450, 299),
               ('badge-loaf', 299, 269, 450, 299), ('badge-light', 299, 269, 450, 299), ('badge-frog', 299, 269, 450, 299),
               ('badge-key', 299, 269, 450, 299), ('badge-rain', 299, 269, 450, 299), ('badge-mushroom', 299, 269, 450, 299))
       as p (item, eur, gbp, jpy, usd)
       cross join lateral (values ('EUR', eur), ('GBP', gbp), ('JPY', jpy), ('USD', usd)) as c (currency, amount);

-- Products of which there is a limited number. An order takes one out when it is made and puts it back when it is given up,
-- so that nothing is sold twice.
create table shop_stock (
  product text primary key check (product ~ '^[a-z][a-z0-9-]{1,63}$'),
  edition_size integer not null check (edition_size > 0),
  remaining integer not null check (remaining between 0 and edition_size)
);
insert into shop_stock (product, edition_size, remaining) values
  ('badge-comet', 200, 200), ('badge-mushroom', 100, 0), ('hat-paper-crown', 5000, 5000);

create table shop_orders (
  id bigint primary key default next_id(),
  user_id bigint references users (id) on delete set null,
  -- An order is paid by one checkout, which is for nothing else.
  checkout_id bigint not null unique references checkouts (id),
  product text not null,
  -- The blog that gets it.
  blog_id bigint references blogs (id) on delete set null,
  is_gift boolean not null default false,
  status text not null default 'pending' check (status in ('pending', 'fulfilled', 'cancelled', 'refunded')),
  created_at timestamptz not null default now(),
  fulfilled_at timestamptz,
  -- The blog that gives, what it says, and whether the recipient learns who it is.
  from_blog_id bigint references blogs (id) on delete set null,
  message text not null default '' check (length(message) <= 1000),
  is_anonymous boolean not null default false,
  -- Null until it is paid.
  gift_status text check (gift_status in ('delivered', 'claimed', 'declined', 'expired', 'refunded')),
  gift_expires_at timestamptz,
  gift_ended_at timestamptz,
  check (is_gift or gift_status is null),
  check ((gift_status is null) = (gift_expires_at is null))
);
create index shop_orders_from_blog on shop_orders (from_blog_id) where from_blog_id is not null;
create index shop_orders_gifts on shop_orders (gift_expires_at) where gift_status = 'delivered';
create index shop_orders_user on shop_orders (user_id, id desc) where user_id is not null;
create index shop_orders_blog on shop_orders (blog_id) where blog_id is not null;

-- Badges, frames and hats that a blog owns. It has one of each.
create table blog_goods (
  blog_id bigint not null references blogs (id) on delete cascade,
  product text not null,
  order_id bigint unique references shop_orders (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (blog_id, product)
);

-- What a blog wears: read with the blog, because every avatar shows it.
alter table blogs add column avatar_frame text;
alter table blogs add column badges text[] not null default '{}' check (cardinality(badges) <= 20);
