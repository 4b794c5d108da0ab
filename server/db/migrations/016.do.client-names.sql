-- Whoever logged in with an access token in place of a client's name had it kept in clear.
update access_tokens set client = '' where client not in ('skein-web', 'skein-api');
