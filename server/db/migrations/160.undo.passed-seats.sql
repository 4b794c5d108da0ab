drop trigger community_seat_passed on space_members;
drop function read_passed_seat();
