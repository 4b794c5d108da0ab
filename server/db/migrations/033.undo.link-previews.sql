drop table link_previews;
