drop index post_tags_videos;
drop table video_hub_follows;
drop table video_hubs;
