-- What pages elsewhere say about themselves, so that a page many link to is asked now and then only. Its picture is kept
-- here like an upload: readers' browsers never ask the page for it.
create table link_previews (
  -- Of the address, which may be too long for an index.
  address_hash bytea primary key,
  preview jsonb not null,
  media_key text references media (key),
  fetched_at timestamptz not null default now()
);
create index link_previews_picture on link_previews (media_key) where media_key is not null;
