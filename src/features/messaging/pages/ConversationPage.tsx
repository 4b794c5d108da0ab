import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { getMarkConversationReadMutationOptions } from '#generated/hooks/messaging/messaging.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { GetConversation200 } from '#generated/zod/getConversation200.zod.ts';
import type { Message } from '#generated/zod/message.zod.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { MessageBubble } from '../components/MessageBubble.tsx';
import styles from '../components/Messages.module.css';
import { OwnBlogGate } from '../components/OwnBlogGate.tsx';
import { WriteMessage } from '../components/WriteMessage.tsx';
import { conversationQuery } from '../data/conversations.ts';

const messagesOf = ({ response }: GetConversation200) => response.conversation.messages.data;
const idOf = ({ id }: Message): string => id;

function Letters({ blog, otherName }: { blog: Blog; otherName: string }) {
  const { t } = useLingui();
  const list = usePagedList(conversationQuery(blog.uuid, otherName), messagesOf, idOf);
  const { write: markRead } = useWrite(getMarkConversationReadMutationOptions, {});
  const known = list.pages?.[0]?.response.conversation;
  const [id, unread] = [known?.id, known?.unreadMessagesCount ?? 0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what came, not for every rendering.
  useEffect(() => {
    if (id && unread > 0) void markRead({ data: { conversation_id: id, participant: blog.uuid } });
  }, [id, unread]);
  if (!list.items)
    return list.state === 'error' ? (
      <EmptyState
        title={list.problem ?? t`Your messages did not come through.`}
        action={<Button onClick={list.again}>{t`Try again`}</Button>}
      />
    ) : (
      <RowSkeleton />
    );
  return (
    <div className={styles.card}>
      {list.hasMore ? (
        <Button size="small" loading={list.isFetchingMore} onClick={list.more}>
          <Trans>Older messages</Trans>
        </Button>
      ) : null}
      {list.items.length === 0 ? (
        <p>
          <Trans>Nothing was written yet.</Trans>
        </p>
      ) : null}
      <ol className={styles.messages} aria-label={t`Messages with ${otherName}`}>
        {list.items.toReversed().map((message) => {
          const isOwn = message.participant === blog.uuid;
          return (
            <MessageBubble
              key={message.id}
              message={message}
              isOwn={isOwn}
              writer={isOwn ? blog.name : otherName}
            />
          );
        })}
      </ol>
      {known?.canSend ? (
        <WriteMessage participant={blog.uuid} otherName={otherName} />
      ) : (
        <p>
          <Trans>You cannot write to this blog.</Trans>
        </p>
      )}
    </div>
  );
}

/** What two blogs wrote to each other, as a page with both names in its address (spec 000 §2.5). */
export default function ConversationPage() {
  const { t } = useLingui();
  const { selectedBlogName, otherParticipantName = '' } = useParams();
  return (
    <div className={styles.page}>
      <PageHead title={otherParticipantName} noIndex />
      <OwnBlogGate name={selectedBlogName}>
        {(blog) => (
          <>
            <header className={styles.header}>
              <h1 className={styles.title} translate="no">
                {otherParticipantName}
              </h1>
              <ButtonLink size="small" href={paths.messages(blog.name)}>{t`All messages`}</ButtonLink>
            </header>
            <Letters
              key={`${blog.uuid} ${otherParticipantName}`}
              blog={blog}
              otherName={otherParticipantName}
            />
          </>
        )}
      </OwnBlogGate>
    </div>
  );
}
