drop table gifs;
