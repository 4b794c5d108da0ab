drop table stored_payment_methods;
alter table payments drop column page_url;
alter table payments drop column provider_ref;
