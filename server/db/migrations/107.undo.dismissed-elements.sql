drop table dismissed_elements;
