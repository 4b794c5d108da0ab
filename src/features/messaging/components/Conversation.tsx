import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { getMarkConversationReadMutationOptions } from '#generated/hooks/messaging/messaging.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { Conversation as ConversationData } from '#generated/zod/conversation.zod.ts';
import type { GetConversation200 } from '#generated/zod/getConversation200.zod.ts';
import type { Message } from '#generated/zod/message.zod.ts';
import { PostPlaceContext } from '#src/entities/post/model/post-display.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { useInView } from '#src/shared/hooks/use-in-view.ts';
import type { PagedList } from '#src/shared/lib/lists/paged-list.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { conversationQuery } from '../data/conversations.ts';
import { type Outbox, useOutbox } from '../data/outbox.ts';
import { isLastOfRun } from '../model/message-runs.ts';
import styles from './Conversation.module.css';
import { MessageBubble } from './MessageBubble.tsx';
import { PendingBubble } from './PendingBubble.tsx';
import { WriteMessage } from './WriteMessage.tsx';

/** Returns the messages of a page. */
export const messagesOf = ({ response }: GetConversation200) => response.conversation.messages.data;
export const messageIdOf = ({ id }: Message): string => id;

type Between = { blog: Blog; otherName: string };

/** Loads older messages when the reader scrolls near them. */
function OlderMessages({ list }: { list: PagedList<Message> }) {
  const [isNear, setNear] = useState(false);
  const sentinel = useInView<HTMLDivElement>(setNear);
  const canFetchMore = isNear && !list.isFetching && !list.isFetchMoreError;
  // A page may have finished loading while the reader stays at the edge, so the next one is requested then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it may.
  useEffect(() => {
    if (canFetchMore) list.fetchMore();
  }, [canFetchMore]);
  return (
    <div ref={sentinel} className={styles.older}>
      <Button size="small" loading={list.isFetchingMore} onClick={list.fetchMore}>
        <Trans>Older messages</Trans>
      </Button>
    </div>
  );
}

type MessageListProps = Between & {
  list: PagedList<Message>;
  known: ConversationData | undefined;
  outbox: Outbox;
};

function MessageList({ blog, otherName, list, known, outbox }: MessageListProps) {
  const { t } = useLingui();
  const messages = list.items?.toReversed() ?? [];
  const lastOwn = messages.findLast(({ participant }) => participant === blog.uuid);
  const seenTs = known?.otherLastReadTs ?? 0;
  return (
    <div className={styles.scroll}>
      <ol className={styles.messages} aria-label={t`Messages with ${otherName}`}>
        <PostPlaceContext value="messages">
          {messages.map((message, i) => {
            const isOwn = message.participant === blog.uuid;
            return (
              <MessageBubble
                key={message.id}
                message={message}
                isOwn={isOwn}
                writer={isOwn ? blog.name : otherName}
                isLast={isLastOfRun(message, messages[i + 1])}
                isSeen={message === lastOwn && seenTs >= message.ts}
                isCovered={known?.isBlurredImages === true && !isOwn}
              />
            );
          })}
        </PostPlaceContext>
        {outbox.pending.map((message) => (
          <PendingBubble key={message.key} message={message} writer={blog.name} outbox={outbox} />
        ))}
      </ol>
      {messages.length === 0 && outbox.pending.length === 0 ? (
        <p className={styles.nothing}>
          <Trans>No messages yet.</Trans>
        </p>
      ) : null}
      {list.hasMore ? <OlderMessages key={messages.length} list={list} /> : null}
    </div>
  );
}

type ConversationProps = Between & {
  /** Renders the header above the messages, such as the other blog. */
  head: (known: ConversationData | undefined) => ReactNode;
  /** True when the text field takes focus. */
  shouldAutoFocus?: boolean | undefined;
};

/**
 * A conversation of two blogs, newest message at the bottom, and the form for the next one. Fills the height of its
 * container.
 */
export function Conversation({ blog, otherName, head, shouldAutoFocus }: ConversationProps) {
  const { t } = useLingui();
  const list = usePagedList(conversationQuery(blog.uuid, otherName), messagesOf, messageIdOf);
  const outbox = useOutbox(blog.uuid, otherName);
  const { write: markRead } = useWrite(getMarkConversationReadMutationOptions, {});
  const known = list.pages?.[0]?.response.conversation;
  const [id, unread] = [known?.id, known?.unreadMessagesCount ?? 0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what came, not for every rendering.
  useEffect(() => {
    // Messages in a background tab are not marked as read.
    const mark = (): void => {
      if (id && unread > 0 && !document.hidden)
        void markRead({ data: { conversation_id: id, participant: blog.uuid } });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, unread]);
  return (
    <section className={styles.conversation} aria-label={t`Conversation with ${otherName}`}>
      {head(known)}
      {list.items ? (
        <MessageList blog={blog} otherName={otherName} list={list} known={known} outbox={outbox} />
      ) : (
        <div className={styles.scroll}>
          {list.state === 'error' ? (
            <ErrorState onRetry={list.refetch} retrying={list.isFetching}>
              {list.errorDetail ?? t`Your messages could not be loaded.`}
            </ErrorState>
          ) : (
            <RowSkeleton />
          )}
        </div>
      )}
      {known && !known.canSend ? (
        <p className={styles.closed}>
          <Trans>
            {otherName} does not accept messages from {blog.name}.
          </Trans>
        </p>
      ) : list.items ? (
        <WriteMessage
          participant={blog.uuid}
          writerName={blog.name}
          otherName={otherName}
          outbox={outbox}
          shouldAutoFocus={shouldAutoFocus}
        />
      ) : null}
    </section>
  );
}
