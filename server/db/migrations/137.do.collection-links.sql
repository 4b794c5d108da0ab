-- Links with which people join a collection. Revoked ones are kept, so that whoever opens one learns that it ended.
create table collection_invite_links (
  hash text primary key,
  collection_id bigint not null references collections (id) on delete cascade,
  role text not null check (role in ('editor', 'contributor')),
  message text not null default '',
  made_by bigint references users (id) on delete set null,
  max_uses integer check (max_uses > 0),
  use_count integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz
);
create unique index collection_invite_links_open on collection_invite_links (collection_id) where revoked_at is null;
create index collection_invite_links_of on collection_invite_links (collection_id);
create index collection_invite_links_made_by on collection_invite_links (made_by) where made_by is not null;
