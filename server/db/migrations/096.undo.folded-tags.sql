-- Folded keys stay: older code finds them by the folded spelling. Counts and follows of merged tags cannot be parted.
comment on column tags.tag is null;
