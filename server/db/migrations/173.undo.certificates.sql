drop table acme_challenges;
drop table domain_certificates;
drop table acme_accounts;
