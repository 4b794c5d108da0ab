import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import type { PendingAction } from '#src/platform/login-wall/pending-action.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';

/** Kinds of replayed actions that a dialog confirms. */
export type ConfirmedKind = Extract<PendingAction['kind'], 'like' | 'follow' | 'followTag' | 'vote'>;

/** Confirms the action that was replayed after signing in (spec 001 §4). */
export function PostLoginActionDialog({ kind, onClose }: { kind: ConfirmedKind; onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const words: Record<ConfirmedKind, string> = {
    like: t`You liked a post. Care for another?`,
    follow: t`You followed a blog. Shall we continue?`,
    vote: t`Your vote is counted. Care for more?`,
    followTag: t`You followed a tag. Shall we continue?`,
  };
  const toDashboard = () => {
    onClose();
    navigate(paths.dashboard());
  };
  return (
    <Dialog
      size="small"
      title={t`Nice.`}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={toDashboard}>{t`Visit your dashboard`}</Button>
          <Button variant="primary" onClick={onClose}>{t`Keep exploring`}</Button>
        </>
      }
    >
      {words[kind]}
    </Dialog>
  );
}
