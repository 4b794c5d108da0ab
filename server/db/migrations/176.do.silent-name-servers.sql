-- Who did not answer at the last look at a connected domain: its own name servers, or those that the site asks.
alter table domains add column silent text check (silent in ('domain', 'resolver'));
