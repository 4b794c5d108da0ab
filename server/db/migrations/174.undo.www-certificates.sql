alter table domains drop column has_www;
