-- People who met a fault on a day: a bit per person, at a place that a salted hash says. Many people share a place.
alter table error_group_days add column people bytea not null default decode(repeat('00', 256), 'hex')
  check (length(people) = 256);
