drop table timeline_markers;
drop table seen_posts;
drop table dismissed_blogs;
drop table dashboard_tabs;
