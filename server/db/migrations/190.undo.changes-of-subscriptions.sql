alter table payments drop column item;
drop index subscriptions_next;
alter table subscriptions
  drop constraint subscriptions_next,
  drop column next_item,
  drop column next_country,
  drop column next_currency,
  drop column next_amount,
  drop column next_tax_name,
  drop column next_tax_rate_bps,
  drop column counted_from,
  drop column periods_before;
