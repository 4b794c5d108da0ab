import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { badgeCount } from '#src/shared/lib/text/counts.ts';
import { Avatar } from '#src/shared/ui/Avatar.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { conversationQuery } from '../data/conversations.ts';
import { closeWindow } from '../model/window-store.ts';
import type { ConversationWindow } from '../model/windows.ts';
import { messageIdOf, messagesOf } from './Conversation.tsx';
import styles from './ConversationWindows.module.css';

type MinimisedConversationProps = { window: ConversationWindow; blog: Blog; onOpen: () => void };

/** A minimised conversation: the other blog's avatar and the number of unread messages. */
export function MinimisedConversation({ window, blog, onOpen }: MinimisedConversationProps) {
  const { t } = useLingui();
  const { otherParticipantName: name } = window;
  const { pages } = usePagedList(conversationQuery(blog.uuid, name), messagesOf, messageIdOf);
  const conversation = pages?.[0]?.response.conversation;
  const [, other] = conversation?.participants ?? [];
  const unread = conversation?.unreadMessagesCount ?? 0;
  const news = unread > 0 ? `, ${t`${plural(unread, { one: '# new', other: '# new' })}`}` : '';
  return (
    <div className={styles.minimised}>
      <button
        type="button"
        className={styles.face}
        onClick={onOpen}
        aria-label={t`Conversation with ${name}` + news}
        title={name}
      >
        {other ? <BlogAvatar blog={other} size={48} /> : <Avatar name={name} size={48} />}
        {unread > 0 ? (
          <span className={styles.badge} aria-hidden="true">
            {badgeCount(unread)}
          </span>
        ) : null}
      </button>
      <span className={styles.end}>
        <IconButton
          icon="close"
          size="small"
          label={t`Close the conversation with ${name}`}
          onClick={() => closeWindow(window)}
        />
      </span>
    </div>
  );
}
