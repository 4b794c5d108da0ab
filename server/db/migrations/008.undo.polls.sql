drop table poll_ballots;
drop table polls;
