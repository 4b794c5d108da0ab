drop table rewarded_ads;
