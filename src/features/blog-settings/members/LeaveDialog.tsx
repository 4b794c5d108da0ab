import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { getLeaveBlogMutationOptions } from '#generated/hooks/blogs/blogs.ts';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { useMemberWrite } from '../data/members.ts';
import styles from './Members.module.css';

/** Dialog that leaves a blog after confirmation. The last admin learns what has to be done first (code 4031). */
export function LeaveDialog({ blog, onClose }: { blog: string; onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { write, busy, error } = useMemberWrite(blog, getLeaveBlogMutationOptions, async () => {
    addToast({ type: 'success', message: t`You no longer write for ${blog}` });
    await navigate(paths.dashboard(), { replace: true });
  });
  return (
    <Dialog size="small" title={t`Leave ${blog}?`} onClose={onClose}>
      {(close) => (
        <>
          <p>{t`What you wrote there stays. To come back you need a new invitation.`}</p>
          {error ? (
            <ActionError>{errorMessage(error, t`Nothing was changed. Please try again.`)}</ActionError>
          ) : null}
          <div className={styles.dialogButtons}>
            <Button variant="quiet" onClick={close}>{t`Stay`}</Button>
            <Button variant="danger" loading={busy} onClick={() => void write({ blog })}>
              {t`Leave`}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
