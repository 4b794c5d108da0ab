import { useLingui } from '@lingui/react/macro';
import { getFlagConversationMutationOptions } from '#generated/hooks/moderation/moderation.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { Conversation } from '#generated/zod/conversation.zod.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import styles from './ConversationHead.module.css';

type ReportConversationProps = {
  conversation: Conversation;
  blog: Blog;
  otherName: string;
  onClose: () => void;
};

/** Reports a conversation to the site's staff, who see its last messages. */
export function ReportConversation({ conversation, blog, otherName, onClose }: ReportConversationProps) {
  const { t } = useLingui();
  const { write, busy } = useWrite(getFlagConversationMutationOptions, {
    onSuccess: () => addToast({ type: 'success', message: t`Thank you. We will review your report.` }),
    errorToast: t`It was not sent. Try again.`,
  });
  const reasons = [
    { type: 'spam' as const, label: t`Spam` },
    { type: 'harassment' as const, label: t`Harassment` },
    { type: 'other' as const, label: t`Something else` },
  ];
  const report = async (type: (typeof reasons)[number]['type'], close: () => void): Promise<void> => {
    if (await write({ data: { type, conversation_id: conversation.id, participant: blog.uuid } })) close();
  };
  return (
    <Dialog size="small" title={t`Report ${otherName}`} onClose={onClose}>
      {(close) => (
        <>
          <p>{t`What is wrong? The people who run the site will see your last 50 messages with ${otherName}.`}</p>
          <div className={styles.buttons}>
            {reasons.map(({ type, label }) => (
              <Button key={type} disabled={busy} onClick={() => void report(type, close)}>
                {label}
              </Button>
            ))}
          </div>
        </>
      )}
    </Dialog>
  );
}
