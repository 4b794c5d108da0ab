-- True when `www.` of a connected domain led here at the last look, so that it gets a certificate as well.
alter table domains add column has_www boolean not null default false;
