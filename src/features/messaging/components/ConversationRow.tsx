import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Conversation } from '#generated/zod/conversation.zod.ts';
import type { Message } from '#generated/zod/message.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import styles from './Messages.module.css';

function LastWords({ message }: { message: Message | undefined }) {
  const { t } = useLingui();
  if (!message) return null;
  if (message.type === 'text') return message.content.text;
  if (message.type === 'image') return message.content?.text ?? t`A picture`;
  if (message.type === 'post') return message.content.text || t`A post`;
  return t`A sticker`;
}

/** A conversation in a list: other blog, last message, unread count. */
export function ConversationRow({ conversation }: { conversation: Conversation }) {
  const [self, other] = conversation.participants;
  if (!self || !other) return null;
  const unread = conversation.unreadMessagesCount;
  return (
    <AppLink to={paths.conversation(self.name, other.name)} className={styles.row}>
      <BlogAvatar blog={other} size={48} />
      <span className={styles.rowText}>
        <span className={styles.rowName} translate="no">
          {other.name}
        </span>
        <span className={styles.rowWords} dir="auto">
          <LastWords message={conversation.messages.data[0]} />
        </span>
      </span>
      <span className={styles.rowEnd}>
        <RelativeTime timestamp={conversation.lastModifiedTs} />
        {unread > 0 ? (
          <span className={styles.unread}>
            <Plural value={unread} one="# new" other="# new" />
          </span>
        ) : conversation.isPossibleSpam ? (
          <Trans>Request</Trans>
        ) : null}
      </span>
    </AppLink>
  );
}
