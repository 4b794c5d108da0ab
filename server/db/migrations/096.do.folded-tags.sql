-- Tag keys are the same for all compatibility forms and capitals of a tag, as words are in search. Which characters
-- those are differs between databases, so that code folds the stored keys after this migration
-- (server/lifecycle/tag-keys-repository.ts) and indexes every post again: its entries hold tag keys, and words that were
-- not found inside others before (Korean words before particles, elided words, numbers of versions).
comment on column tags.tag is 'Normal form (server/core/tags.ts), by which the tag is looked up.';
