delete from site_flags where name = 'communities';
