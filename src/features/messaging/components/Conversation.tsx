import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { getMarkConversationReadMutationOptions } from '#generated/hooks/messaging/messaging.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { Conversation as Told } from '#generated/zod/conversation.zod.ts';
import type { GetConversation200 } from '#generated/zod/getConversation200.zod.ts';
import type { Message } from '#generated/zod/message.zod.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { useInView } from '#src/shared/hooks/use-in-view.ts';
import type { PagedList } from '#src/shared/lib/lists/paged-list.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { conversationQuery } from '../data/conversations.ts';
import { type Outbox, useOutbox } from '../data/outbox.ts';
import { endsRun } from '../model/runs.ts';
import styles from './Conversation.module.css';
import { MessageBubble } from './MessageBubble.tsx';
import { PendingBubble } from './PendingBubble.tsx';
import { WriteMessage } from './WriteMessage.tsx';

/** The letters of a page. */
export const messagesOf = ({ response }: GetConversation200) => response.conversation.messages.data;
export const idOf = ({ id }: Message): string => id;

type Between = { blog: Blog; otherName: string };

/** Asks for older letters when the reader comes near them. */
function Older({ list }: { list: PagedList<Message> }) {
  const [isNear, setNear] = useState(false);
  const sentinel = useInView<HTMLDivElement>(setNear);
  const mayAsk = isNear && !list.isFetching && !list.hasMoreFailed;
  // What was asked for meanwhile may be over while the reader stays where they are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it may.
  useEffect(() => {
    if (mayAsk) list.more();
  }, [mayAsk]);
  return (
    <div ref={sentinel} className={styles.older}>
      <Button size="small" loading={list.isFetchingMore} onClick={list.more}>
        <Trans>Older messages</Trans>
      </Button>
    </div>
  );
}

type LettersProps = Between & { list: PagedList<Message>; known: Told | undefined; outbox: Outbox };

function Letters({ blog, otherName, list, known, outbox }: LettersProps) {
  const { t } = useLingui();
  const messages = list.items?.toReversed() ?? [];
  const lastOwn = messages.findLast(({ participant }) => participant === blog.uuid);
  const seenTs = known?.otherLastReadTs ?? 0;
  return (
    <div className={styles.scroll}>
      <ol className={styles.messages} aria-label={t`Messages with ${otherName}`}>
        {messages.map((message, i) => {
          const isOwn = message.participant === blog.uuid;
          return (
            <MessageBubble
              key={message.id}
              message={message}
              isOwn={isOwn}
              writer={isOwn ? blog.name : otherName}
              isLast={endsRun(message, messages[i + 1])}
              isSeen={message === lastOwn && seenTs >= message.ts}
              isCovered={known?.isBlurredImages === true && !isOwn}
            />
          );
        })}
        {outbox.pending.map((letter) => (
          <PendingBubble key={letter.key} letter={letter} writer={blog.name} outbox={outbox} />
        ))}
      </ol>
      {messages.length === 0 && outbox.pending.length === 0 ? (
        <p className={styles.nothing}>
          <Trans>Nothing was written yet.</Trans>
        </p>
      ) : null}
      {list.hasMore ? <Older key={messages.length} list={list} /> : null}
    </div>
  );
}

type ConversationProps = Between & {
  /** Stands above the letters, such as who the other one is. */
  head: (known: Told | undefined) => ReactNode;
  /** Whether writing begins at once. */
  isAtHand?: boolean | undefined;
};

/** What two blogs wrote to each other, the newest at the foot, and the next letter. Fills the height it is given. */
export function Conversation({ blog, otherName, head, isAtHand }: ConversationProps) {
  const { t } = useLingui();
  const list = usePagedList(conversationQuery(blog.uuid, otherName), messagesOf, idOf);
  const outbox = useOutbox(blog.uuid, otherName);
  const { write: markRead } = useWrite(getMarkConversationReadMutationOptions, {});
  const known = list.pages?.[0]?.response.conversation;
  const [id, unread] = [known?.id, known?.unreadMessagesCount ?? 0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what came, not for every rendering.
  useEffect(() => {
    // A tab nobody looks at has seen nothing.
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
        <Letters blog={blog} otherName={otherName} list={list} known={known} outbox={outbox} />
      ) : (
        <div className={styles.scroll}>
          {list.state === 'error' ? (
            <ErrorState onRetry={list.again} retrying={list.isFetching}>
              {list.problem ?? t`Your messages did not come through.`}
            </ErrorState>
          ) : (
            <RowSkeleton />
          )}
        </div>
      )}
      {known && !known.canSend ? (
        <p className={styles.closed}>
          <Trans>
            {otherName} takes no messages from {blog.name}.
          </Trans>
        </p>
      ) : list.items ? (
        <WriteMessage
          participant={blog.uuid}
          writerName={blog.name}
          otherName={otherName}
          outbox={outbox}
          isAtHand={isAtHand}
        />
      ) : null}
    </section>
  );
}
