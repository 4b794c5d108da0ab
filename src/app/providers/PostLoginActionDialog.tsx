import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { ActIcon, ActTrail } from '#src/entities/login-wall/ActTrail.tsx';
import { paths } from '#src/paths/paths.ts';
import { heldActFor, type LoginWallSubject } from '#src/platform/login-wall/held-act.ts';
import type { PendingAction } from '#src/platform/login-wall/pending-action.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import styles from './PostLoginActionDialog.module.css';

/** Kinds of replayed actions that a dialog confirms. */
export type ConfirmedKind = Extract<PendingAction['kind'], 'like' | 'follow' | 'followTag' | 'vote'>;

const ICONS: Record<ConfirmedKind, IconName> = {
  like: 'heart-filled',
  follow: 'check',
  followTag: 'check',
  vote: 'poll',
};

/** The thing, and the member in the place that was empty in the wall. */
function DoneTrail({ kind, subject }: { kind: ConfirmedKind; subject: LoginWallSubject }) {
  const { primaryBlog } = useViewer();
  if (!primaryBlog) return null;
  return (
    <ActTrail subject={subject} isDone>
      <BlogAvatar blog={primaryBlog} size={32} />
      <p dir="auto">
        <b>{primaryBlog.name}</b> <ActIcon name={ICONS[kind]} />{' '}
        <span className={styles.now}>
          <Trans>now</Trans>
        </span>
      </p>
    </ActTrail>
  );
}

/** Confirms the action that was replayed after signing in (spec 001 §4). */
export function PostLoginActionDialog({ kind, onClose }: { kind: ConfirmedKind; onClose: () => void }) {
  const { t } = useLingui();
  // Undefined after a reload, when only the action is known.
  const [subject] = useState(() => heldActFor(kind));
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
    <Dialog size="small" title={t`Nice.`} onClose={onClose}>
      <div className={styles.done}>
        {subject ? <DoneTrail kind={kind} subject={subject} /> : null}
        <p>{words[kind]}</p>
        <Button block onClick={toDashboard}>{t`Visit your dashboard`}</Button>
        <Button block onClick={onClose}>{t`Keep exploring`}</Button>
      </div>
    </Dialog>
  );
}
