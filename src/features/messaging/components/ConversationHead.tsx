import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { getDeleteConversationMutationOptions } from '#generated/hooks/messaging/messaging.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { Conversation } from '#generated/zod/conversation.zod.ts';
import { BlockDialog } from '#src/entities/blog/BlockDialog.tsx';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { themeStyle } from '#src/entities/blog/theme.ts';
import { paths } from '#src/paths/paths.ts';
import { executeWrite } from '#src/shared/api/write/write.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { relativeTime } from '#src/shared/lib/time/relative-time.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import styles from './ConversationHead.module.css';
import { ReportConversation } from './ReportConversation.tsx';

type ConversationDialog = 'delete' | 'block' | 'report';

/** Asks for confirmation before a conversation is deleted on the member's side. */
function DeleteDialog({
  conversation,
  blog,
  onClose,
}: {
  conversation: Conversation;
  blog: Blog;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const remove = async (close: () => void): Promise<void> => {
    const isGone = await executeWrite(
      queryClient,
      getDeleteConversationMutationOptions,
      {
        onSuccess: () => queryClient.invalidateQueries(),
        errorToast: t`We could not delete this conversation.`,
      },
      { params: { conversation_id: conversation.id, participant: blog.uuid } },
    );
    if (!isGone) return;
    close();
    void navigate(paths.messages(blog.name));
  };
  return (
    <Dialog size="small" title={t`Delete this conversation?`} onClose={onClose}>
      {(close) => (
        <>
          <p>{t`It is deleted for you only. The other blog keeps its copy.`}</p>
          <div className={styles.buttons}>
            <Button variant="quiet" onClick={close}>{t`Cancel`}</Button>
            <Button variant="danger" onClick={() => void remove(close)}>{t`Delete`}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** Seconds of inactivity within which a blog is shown as online: the server records activity every ten minutes. */
const ONLINE_WITHIN_SECONDS = 15 * 60;

/** Shows when the other blog was last active, if both allow it. */
function LastSeen({ ago = -1 }: { ago?: number | undefined }) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  if (ago < 0) return null;
  if (ago < ONLINE_WITHIN_SECONDS) return <p className={styles.here}>{t`Online now`}</p>;
  const now = Math.floor(siteNow() / 1000);
  const time = relativeTime(now - ago, now, dateLocale);
  return <p className={styles.here}>{t`Last online ${time}`}</p>;
}

type ConversationHeadProps = {
  blog: Blog;
  otherName: string;
  conversation: Conversation | undefined;
  /** Rendered before the avatar, such as a back link. */
  before?: ReactNode;
  /** Rendered at the end, such as a close button. */
  after?: ReactNode;
  level: 'h1' | 'h2';
};

/** Header of a conversation: the other blog in its colours, and the menu. */
export function ConversationHead({
  blog,
  otherName,
  conversation,
  before,
  after,
  level: Name,
}: ConversationHeadProps) {
  const { t } = useLingui();
  const [shownDialog, openDialog] = useState<ConversationDialog>();
  const other = conversation?.participants[1];
  const label = t`Conversation options`;
  const close = () => openDialog(undefined);
  return (
    <header className={styles.head} style={other ? themeStyle(other.theme) : undefined}>
      {before}
      {other ? <BlogAvatarLink blog={other} size={36} /> : null}
      <div className={styles.who}>
        <Name className={styles.name} translate="no">
          <AppLink to={paths.blog(otherName)} layer="overlay">
            {otherName}
          </AppLink>
        </Name>
        <LastSeen ago={other?.secondsSinceLastActivity} />
        {other?.isFollowingYou && (other.secondsSinceLastActivity ?? -1) < 0 ? (
          <p className={styles.here}>{t`Follows you`}</p>
        ) : null}
      </div>
      {conversation && other && conversation.messages.data.length > 0 ? (
        <Menu
          label={label}
          items={[
            { id: 'delete', label: t`Delete`, icon: 'trash', onAction: () => openDialog('delete') },
            {
              id: 'block',
              label: t`Block ${otherName}`,
              icon: 'close',
              tone: 'danger',
              onAction: () => openDialog('block'),
            },
            {
              id: 'report',
              label: t`Report`,
              icon: 'flag',
              tone: 'danger',
              onAction: () => openDialog('report'),
            },
          ]}
          trigger={(props) => <IconButton icon="more" size="small" label={label} {...props} />}
        />
      ) : null}
      {after}
      {conversation && shownDialog === 'delete' ? (
        <DeleteDialog conversation={conversation} blog={blog} onClose={close} />
      ) : null}
      {other && shownDialog === 'block' ? <BlockDialog blog={other} onClose={close} /> : null}
      {conversation && shownDialog === 'report' ? (
        <ReportConversation conversation={conversation} blog={blog} otherName={otherName} onClose={close} />
      ) : null}
    </header>
  );
}
