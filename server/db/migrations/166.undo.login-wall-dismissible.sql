delete from site_flags where name = 'loginWallDismissible';
