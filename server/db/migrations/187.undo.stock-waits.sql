delete from notifications where type = 'product_in_stock';
drop table stock_waits;
