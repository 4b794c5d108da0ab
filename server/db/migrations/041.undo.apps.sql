drop table oauth_items;
drop table oauth_clients;
