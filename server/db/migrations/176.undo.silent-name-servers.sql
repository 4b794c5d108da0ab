alter table domains drop column silent;
