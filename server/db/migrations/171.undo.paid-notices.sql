drop table paid_notices;
