drop table product_news;
