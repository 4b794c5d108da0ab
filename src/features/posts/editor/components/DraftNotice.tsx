import { useLingui } from '@lingui/react/macro';
import { RelativeTime } from '#src/features/posts/render/parts/RelativeTime.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import type { ComposerKind } from '../model/drafts.ts';
import styles from './Composer.module.css';

type DraftNoticeProps = {
  /** Milliseconds since 1970. */
  savedAt: number;
  kind: ComposerKind;
  onStartOver: () => void;
  onKeep: () => void;
};

/** Says that what was written here before has come back, and offers to begin anew. */
export function DraftNotice({ savedAt, kind, onStartOver, onKeep }: DraftNoticeProps) {
  const { t } = useLingui();
  return (
    <div className={styles.notice} role="status">
      <Icon name="clock" size={18} />
      <span className={styles.noticeText}>
        {kind === 'edit' ? t`Your unsaved changes are back.` : t`What you were writing is back.`}{' '}
        <RelativeTime timestamp={Math.floor(savedAt / 1000)} />
      </span>
      <span className={styles.noticeActions}>
        <Button size="small" onClick={onStartOver}>
          {kind === 'edit' ? t`Back to the post as it is` : t`Start over`}
        </Button>
        <Button size="small" variant="quiet" onClick={onKeep}>{t`Go on`}</Button>
      </span>
    </div>
  );
}
