-- What members said about ads of other companies. A company is a number of the operator's list of what needs a consent.

create table hidden_ad_companies (
  user_id bigint not null references users (id) on delete cascade,
  vendor int not null check (vendor > 0),
  hidden_at timestamptz not null,
  primary key (user_id, vendor)
);
create index hidden_ad_companies_vendor on hidden_ad_companies (vendor);

create table ad_company_reports (
  vendor int not null check (vendor > 0),
  user_id bigint not null references users (id) on delete cascade,
  reason text not null check (reason in ('misleading', 'offensive', 'broken', 'other')),
  note text check (char_length(note) <= 500),
  reported_at timestamptz not null,
  primary key (vendor, user_id)
);
create index ad_company_reports_user on ad_company_reports (user_id);
