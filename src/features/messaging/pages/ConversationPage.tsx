import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { IconLink } from '#src/shared/ui/IconButton.tsx';
import { Conversation } from '../components/Conversation.tsx';
import { ConversationHead } from '../components/ConversationHead.tsx';
import { OwnBlogGate } from '../components/OwnBlogGate.tsx';
import styles from './ConversationPage.module.css';

/** A conversation as a page with both names in its address (spec 000 §2.5). */
export default function ConversationPage() {
  const { t } = useLingui();
  const { selectedBlogName, otherParticipantName = '' } = useParams();
  return (
    <div className={styles.page} data-without-bars>
      <PageHead title={otherParticipantName} noIndex />
      <OwnBlogGate name={selectedBlogName}>
        {(blog) => (
          <Conversation
            key={`${blog.uuid} ${otherParticipantName}`}
            blog={blog}
            otherName={otherParticipantName}
            head={(conversation) => (
              <ConversationHead
                level="h1"
                blog={blog}
                otherName={otherParticipantName}
                conversation={conversation}
                before={
                  <IconLink
                    icon="back"
                    label={t`All messages`}
                    href={paths.messages(blog.name)}
                    className={styles.back}
                  />
                }
              />
            )}
          />
        )}
      </OwnBlogGate>
    </div>
  );
}
