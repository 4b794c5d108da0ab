-- What a member sent to other blogs and waits there: counted against a day's limit.
create index posts_sent on posts (author_id, id) where state in ('ask', 'submission');
