create table users (
  id bigint primary key default next_id(),
  uuid uuid not null default gen_random_uuid() unique,
  -- As typed; the index below makes it unique whatever its case.
  email text not null check (char_length(email) between 3 and 254),
  email_verified_at timestamptz,
  -- argon2id in PHC form. Null for an account that only ever signs in through a provider.
  password_hash text,
  birth_date date,
  role text not null default 'member' check (role in ('member', 'admin')),
  state text not null default 'active' check (state in ('active', 'partial', 'suspended', 'deleted')),
  -- Null follows the system.
  palette text,
  locale text not null default 'en-us',
  settings jsonb not null default '{}',
  like_count integer not null default 0 check (like_count >= 0),
  following_count integer not null default 0 check (following_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));

create table blogs (
  id bigint primary key default next_id(),
  uuid text not null unique default 't:' || replace(gen_random_uuid()::text, '-', '')
    check (uuid ~ '^t:[A-Za-z0-9_-]{1,40}$'),
  owner_id bigint not null references users (id),
  -- As typed; the index below makes it unique whatever its case.
  name text not null check (name ~ '^[A-Za-z0-9](?:[A-Za-z0-9-]{0,30}[A-Za-z0-9])?$'),
  title text not null default '',
  description text not null default '',
  description_npf jsonb not null default '[]',
  -- Lists of images, largest first; empty for the drawn default.
  avatar jsonb not null default '[]',
  header jsonb not null default '[]',
  theme jsonb not null default '{}',
  is_primary boolean not null default false,
  sort_order integer not null default 0,
  state text not null default 'active' check (state in ('active', 'deactivated', 'suspended')),
  is_adult boolean not null default false,
  -- Only for members who are logged in.
  is_hidden boolean not null default false,
  -- Not offered by search and discovery.
  is_unlisted boolean not null default false,
  -- argon2id; null for a blog that asks for no password.
  password_hash text,
  share_likes boolean not null default false,
  share_following boolean not null default false,
  ask boolean not null default true,
  ask_anonymous boolean not null default false,
  ask_page_title text not null default '',
  can_submit boolean not null default false,
  timezone text not null default 'UTC',
  settings jsonb not null default '{}',
  follower_count integer not null default 0 check (follower_count >= 0),
  post_count integer not null default 0 check (post_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index blogs_name on blogs (lower(name));
create unique index blogs_primary on blogs (owner_id) where is_primary;
create index blogs_owner on blogs (owner_id, sort_order, id);
create index blogs_popular on blogs (follower_count desc, id desc)
  where state = 'active' and not is_hidden and not is_unlisted and password_hash is null;

-- Who writes for a blog. Its owner has a row here as well, as admin.
create table blog_members (
  blog_id bigint not null references blogs (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  role text not null default 'member' check (role in ('admin', 'member')),
  joined_at timestamptz not null default now(),
  primary key (blog_id, user_id)
);
create index blog_members_user on blog_members (user_id, blog_id);

-- Browser sessions. Only a hash of the cookie is kept.
create table sessions (
  id_hash bytea primary key,
  user_id bigint not null references users (id) on delete cascade,
  csrf_token text not null,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- Tokens of other clients, from the token call. Only a hash is kept.
create table access_tokens (
  token_hash bytea primary key,
  user_id bigint not null references users (id) on delete cascade,
  client text not null default '',
  scope text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index access_tokens_user on access_tokens (user_id);
create index access_tokens_expiry on access_tokens (expires_at);
