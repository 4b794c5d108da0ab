drop table promotion_views;
drop table promotion_tags;
drop table promotions;
