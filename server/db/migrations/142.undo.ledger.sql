drop table ledger_entries;
drop table ledger_transactions;
drop function check_ledger_balance();
drop function refuse_ledger_change();
