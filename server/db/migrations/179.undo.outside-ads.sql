drop table ad_company_reports;
drop table hidden_ad_companies;
