import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { Conversation } from '#generated/zod/conversation.zod.ts';
import type { ListConversations200 } from '#generated/zod/listConversations200.zod.ts';
import { BlogSwitcher } from '#src/entities/blog/BlogSwitcher.tsx';
import { messagingPatterns } from '#src/paths/messaging-paths.ts';
import { paths } from '#src/paths/paths.ts';
import { PageTip } from '#src/platform/guide/PageTip.tsx';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { ConversationRow } from '../components/ConversationRow.tsx';
import styles from '../components/Messages.module.css';
import { NewMessageDialog } from '../components/NewMessageDialog.tsx';
import { OwnBlogGate } from '../components/OwnBlogGate.tsx';
import { conversationsQuery } from '../data/conversations.ts';

const conversationsOf = ({ response }: ListConversations200) => response.conversations;
const idOf = ({ id }: Conversation): string => id;

function Nothing() {
  return (
    <EmptyState art="yarn" title={<Trans>No messages yet</Trans>}>
      <Trans>Private messages between blogs are listed here.</Trans>
    </EmptyState>
  );
}

function List({ blog }: { blog: Blog }) {
  const { t } = useLingui();
  return (
    <EndlessRows
      list={usePagedList(conversationsQuery(blog.uuid), conversationsOf, idOf)}
      keyOf={idOf}
      label={t`Conversations of ${blog.name}`}
      empty={<Nothing />}
      errorText={t`Your messages could not be loaded.`}
      row={(conversation) => <ConversationRow conversation={conversation} />}
    />
  );
}

/** Prefix of the address that opens the search for a recipient. */
const NEW = messagingPatterns.newMessage.replace(':blogName', '');

/** The conversations of one of the member's blogs (spec 000 §2.5). */
export default function MessagesPage() {
  const { t } = useLingui();
  const { blogName } = useParams();
  const { blogs } = useViewer();
  const navigate = useNavigate();
  const isNew = useLocation().pathname.startsWith(NEW);
  const [isWriting, setWriting] = useState(isNew);
  const stopWriting = (): void => {
    setWriting(false);
    if (isNew) void navigate(paths.messages(blogName), { replace: true });
  };
  return (
    <div className={styles.page}>
      <PageHead title={t`Messages`} noIndex />
      <OwnBlogGate name={blogName}>
        {(blog) => (
          <>
            <header className={styles.header}>
              <h1 className={styles.title}>{t`Messages`}</h1>
              <div className={styles.ways}>
                <BlogSwitcher blog={blog} blogs={blogs} hrefOf={({ name }) => paths.messages(name)} />
                <Button icon="pencil" onClick={() => setWriting(true)}>
                  {t`New message`}
                </Button>
              </div>
            </header>
            <PageTip page="messages" />
            <List key={blog.uuid} blog={blog} />
            {isWriting ? <NewMessageDialog blog={blog} onClose={stopWriting} /> : null}
          </>
        )}
      </OwnBlogGate>
    </div>
  );
}
