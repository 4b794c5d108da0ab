drop table ad_reports;
drop table hidden_ads;
drop table house_ad_views;
drop table house_ad_days;
drop table house_ads;
