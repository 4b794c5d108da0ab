alter table dashboard_tabs drop column community_ids;
