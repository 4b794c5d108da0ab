-- Third parties that members sign in with. A member has one account there at most, and that belongs to one member.
create table third_party_links (
  provider_id text not null,
  subject text not null,
  user_id bigint not null references users (id) on delete cascade,
  email text,
  created_at timestamptz not null default now(),
  primary key (provider_id, subject),
  unique (user_id, provider_id)
);

-- Sign-ins under way. Only hashes of what is known outside are kept.
create table third_party_sign_ins (
  nonce_hash bytea primary key,
  state_hash bytea not null unique,
  provider_id text not null,
  redirect_to text,
  -- The member who wants to link it to their account.
  link_user_id bigint references users (id) on delete cascade,
  -- Who came back, once somebody did.
  arrived_at timestamptz,
  identity jsonb,
  expires_at timestamptz not null
);
create index third_party_sign_ins_expiry on third_party_sign_ins (expires_at);
