import { Trans } from '@lingui/react/macro';
import { type Sentence, Thing } from './sentence.tsx';

/** Sentences of what automatic rules did. */
export const RULE_SENTENCES: Readonly<Partial<Record<string, Sentence>>> = {
  automod_hidden: ({ who, target, isComment }) => {
    if (isComment)
      return target ? (
        <Trans>
          {who} hid <Thing>a comment</Thing> by {target} until somebody looks
        </Trans>
      ) : (
        <Trans>
          {who} hid <Thing>a comment</Thing> until somebody looks
        </Trans>
      );
    return target ? (
      <Trans>
        {who} hid <Thing>a post</Thing> by {target} until somebody looks
      </Trans>
    ) : (
      <Trans>
        {who} hid <Thing>a post</Thing> until somebody looks
      </Trans>
    );
  },
  automod_held: ({ who, target, isComment }) => {
    if (isComment)
      return target ? (
        <Trans>
          {who} let <Thing>a comment</Thing> by {target} wait
        </Trans>
      ) : (
        <Trans>
          {who} let <Thing>a comment</Thing> wait
        </Trans>
      );
    return target ? (
      <Trans>
        {who} let <Thing>a post</Thing> by {target} wait
      </Trans>
    ) : (
      <Trans>
        {who} let <Thing>a post</Thing> wait
      </Trans>
    );
  },
  automod_labeled: ({ who, target }) =>
    target ? (
      <Trans>
        {who} labelled <Thing>a post</Thing> by {target} as mature
      </Trans>
    ) : (
      <Trans>
        {who} labelled <Thing>a post</Thing> as mature
      </Trans>
    ),
  automod_queued: ({ who, target, isComment }) => {
    if (isComment)
      return target ? (
        <Trans>
          {who} put <Thing>a comment</Thing> by {target} into the queue
        </Trans>
      ) : (
        <Trans>
          {who} put <Thing>a comment</Thing> into the queue
        </Trans>
      );
    return target ? (
      <Trans>
        {who} put <Thing>a post</Thing> by {target} into the queue
      </Trans>
    ) : (
      <Trans>
        {who} put <Thing>a post</Thing> into the queue
      </Trans>
    );
  },
};
