alter table messages drop column intent;
