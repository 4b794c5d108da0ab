drop trigger live on patios;
drop function tell_of_columns();
drop trigger live_left on space_members;
drop trigger live_joined on space_members;
drop function tell_of_collection_seat();
drop trigger live on collections;
drop function tell_of_collection();
