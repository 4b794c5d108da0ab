drop table asker_blocks;
