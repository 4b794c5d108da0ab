drop table consent_receipts;
