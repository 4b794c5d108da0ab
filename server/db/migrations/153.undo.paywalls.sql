drop function open_content;
