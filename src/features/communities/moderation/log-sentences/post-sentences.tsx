import { Trans } from '@lingui/react/macro';
import { type Sentence, Thing } from './sentence.tsx';

/** Sentences of acts on posts and comments. The blog behind the thing is missing where the log names nobody. */
export const POST_SENTENCES: Readonly<Partial<Record<string, Sentence>>> = {
  post_removed: ({ who, target }) =>
    target ? (
      <Trans>
        {who} took <Thing>a post</Thing> by {target} down
      </Trans>
    ) : (
      <Trans>
        {who} took <Thing>a post</Thing> down
      </Trans>
    ),
  post_approved: ({ who, target }) =>
    target ? (
      <Trans>
        {who} left <Thing>a post</Thing> by {target} up
      </Trans>
    ) : (
      <Trans>
        {who} left <Thing>a post</Thing> up
      </Trans>
    ),
  post_labeled: ({ who, target }) =>
    target ? (
      <Trans>
        {who} labelled <Thing>a post</Thing> by {target} as mature
      </Trans>
    ) : (
      <Trans>
        {who} labelled <Thing>a post</Thing> as mature
      </Trans>
    ),
  post_unlabeled: ({ who, target }) =>
    target ? (
      <Trans>
        {who} took the label off <Thing>a post</Thing> by {target}
      </Trans>
    ) : (
      <Trans>
        {who} took the label off <Thing>a post</Thing>
      </Trans>
    ),
  post_restored: ({ who, target }) =>
    target ? (
      <Trans>
        {who} put <Thing>a post</Thing> by {target} back
      </Trans>
    ) : (
      <Trans>
        {who} put <Thing>a post</Thing> back
      </Trans>
    ),
  post_sent_back: ({ who, target }) =>
    target ? (
      <Trans>
        {who} sent <Thing>a post</Thing> back to {target}
      </Trans>
    ) : (
      <Trans>
        {who} sent <Thing>a post</Thing> back
      </Trans>
    ),
  post_escalated: ({ who, target }) =>
    target ? (
      <Trans>
        {who} passed <Thing>a post</Thing> by {target} to the staff
      </Trans>
    ) : (
      <Trans>
        {who} passed <Thing>a post</Thing> to the staff
      </Trans>
    ),
  post_pinned: ({ who, target }) =>
    target ? (
      <Trans>
        {who} pinned <Thing>a post</Thing> by {target}
      </Trans>
    ) : (
      <Trans>
        {who} pinned <Thing>a post</Thing>
      </Trans>
    ),
  post_unpinned: ({ who, target }) =>
    target ? (
      <Trans>
        {who} unpinned <Thing>a post</Thing> by {target}
      </Trans>
    ) : (
      <Trans>
        {who} unpinned <Thing>a post</Thing>
      </Trans>
    ),
  comment_removed: ({ who, target }) =>
    target ? (
      <Trans>
        {who} took <Thing>a comment</Thing> by {target} down
      </Trans>
    ) : (
      <Trans>
        {who} took <Thing>a comment</Thing> down
      </Trans>
    ),
  comment_approved: ({ who, target }) =>
    target ? (
      <Trans>
        {who} left <Thing>a comment</Thing> by {target} up
      </Trans>
    ) : (
      <Trans>
        {who} left <Thing>a comment</Thing> up
      </Trans>
    ),
  comment_restored: ({ who, target }) =>
    target ? (
      <Trans>
        {who} put <Thing>a comment</Thing> by {target} back
      </Trans>
    ) : (
      <Trans>
        {who} put <Thing>a comment</Thing> back
      </Trans>
    ),
  comment_escalated: ({ who, target }) =>
    target ? (
      <Trans>
        {who} passed <Thing>a comment</Thing> by {target} to the staff
      </Trans>
    ) : (
      <Trans>
        {who} passed <Thing>a comment</Thing> to the staff
      </Trans>
    ),
};
