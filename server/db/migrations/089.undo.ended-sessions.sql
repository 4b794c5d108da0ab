drop trigger live on sessions;
drop trigger live on access_tokens;
drop function tell_of_ended_sessions();
