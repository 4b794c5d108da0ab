import { useLingui } from '@lingui/react/macro';
import { getRemoveBlogMemberMutationOptions } from '#generated/hooks/blogs/blogs.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { useMemberWrite } from '../data/members.ts';
import styles from './Members.module.css';

type RemoveDialogProps = { blog: string; member: string; onClose: () => void };

/** Dialog that removes a member from a blog after confirmation. */
export function RemoveDialog({ blog, member, onClose }: RemoveDialogProps) {
  const { t } = useLingui();
  const { write, busy, error } = useMemberWrite(blog, getRemoveBlogMemberMutationOptions);
  return (
    <Dialog size="small" title={t`Remove ${member}?`} onClose={onClose}>
      {(close) => (
        <>
          <p>{t`They no longer write for ${blog}. What they wrote stays.`}</p>
          {error ? (
            <ActionError>{errorMessage(error, t`${member} could not be removed.`)}</ActionError>
          ) : null}
          <div className={styles.dialogButtons}>
            <Button variant="quiet" onClick={close}>{t`Keep them`}</Button>
            <Button
              variant="danger"
              loading={busy}
              onClick={async () => {
                if (await write({ blog, member })) close();
              }}
            >{t`Remove`}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
