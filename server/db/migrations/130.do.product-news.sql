-- News about the site that an operator sends, with the id of the last member to whom each was sent.
create table product_news (
  id bigint primary key default next_id(),
  -- Hash of the content, so that the same file is sent once.
  content_hash bytea not null unique,
  content jsonb not null,
  created_at timestamptz not null default now(),
  after_user_id bigint not null default 0,
  sent_count integer not null default 0,
  finished_at timestamptz
);
create index product_news_unfinished on product_news (id) where finished_at is null;
