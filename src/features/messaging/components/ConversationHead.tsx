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
import { carryOut } from '#src/shared/api/write/write.ts';
import { relativeTime } from '#src/shared/lib/time/relative-time.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import styles from './ConversationHead.module.css';
import { ReportConversation } from './ReportConversation.tsx';

type Question = 'delete' | 'block' | 'report';

/** Asks once before a conversation is deleted on one's own side. */
function DeleteDialog({ told, blog, onClose }: { told: Conversation; blog: Blog; onClose: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const remove = async (close: () => void): Promise<void> => {
    const isGone = await carryOut(
      queryClient,
      getDeleteConversationMutationOptions,
      {
        done: () => queryClient.invalidateQueries(),
        failed: t`We could not delete this conversation.`,
      },
      { params: { conversation_id: told.id, participant: blog.uuid } },
    );
    if (!isGone) return;
    close();
    void navigate(paths.messages(blog.name));
  };
  return (
    <Dialog size="small" title={t`Delete this conversation?`} onClose={onClose}>
      {(close) => (
        <>
          <p>{t`It goes from your side. The other one keeps theirs.`}</p>
          <div className={styles.buttons}>
            <Button variant="quiet" onClick={close}>{t`Cancel`}</Button>
            <Button variant="danger" onClick={() => void remove(close)}>{t`Delete`}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** Within so many seconds somebody counts as here: the server writes it down every ten minutes. */
const HERE = 15 * 60;

/** When the other one was last on the site, where both want that told. */
function LastHere({ ago = -1 }: { ago?: number | undefined }) {
  const { t, i18n } = useLingui();
  if (ago < 0) return null;
  if (ago < HERE) return <p className={styles.here}>{t`Here now`}</p>;
  const now = Math.floor(Date.now() / 1000);
  const time = relativeTime(now - ago, now, i18n.locale);
  return <p className={styles.here}>{t`Here ${time}`}</p>;
}

type ConversationHeadProps = {
  blog: Blog;
  otherName: string;
  told: Conversation | undefined;
  /** Before the picture, such as the way back. */
  before?: ReactNode;
  /** At the end, such as what closes a window. */
  after?: ReactNode;
  level: 'h1' | 'h2';
};

/** With whom one writes, in their colours, and what else can be done. */
export function ConversationHead({
  blog,
  otherName,
  told,
  before,
  after,
  level: Name,
}: ConversationHeadProps) {
  const { t } = useLingui();
  const [question, ask] = useState<Question>();
  const other = told?.participants[1];
  const label = t`Conversation options`;
  const close = () => ask(undefined);
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
        <LastHere ago={other?.secondsSinceLastActivity} />
      </div>
      {told && other && told.messages.data.length > 0 ? (
        <Menu
          label={label}
          items={[
            { id: 'delete', label: t`Delete`, icon: 'trash', onAction: () => ask('delete') },
            {
              id: 'block',
              label: t`Block ${otherName}`,
              icon: 'close',
              tone: 'danger',
              onAction: () => ask('block'),
            },
            { id: 'report', label: t`Report`, icon: 'flag', tone: 'danger', onAction: () => ask('report') },
          ]}
          trigger={(props) => <IconButton icon="more" size="small" label={label} {...props} />}
        />
      ) : null}
      {after}
      {told && question === 'delete' ? <DeleteDialog told={told} blog={blog} onClose={close} /> : null}
      {other && question === 'block' ? <BlockDialog blog={other} onClose={close} /> : null}
      {told && question === 'report' ? (
        <ReportConversation told={told} blog={blog} otherName={otherName} onClose={close} />
      ) : null}
    </header>
  );
}
