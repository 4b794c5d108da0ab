import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { toSiteTime } from '#src/shared/lib/time/site-clock.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import type { useDraft } from '../data/use-draft.ts';
import type { ComposerKind } from '../model/drafts.ts';
import styles from './Composer.module.css';
import type { useVersionConflict } from './use-version-conflict.ts';

type NoticeProps = { icon?: IconName; words: ReactNode; children: ReactNode };

function Notice({ icon = 'clock', words, children }: NoticeProps) {
  return (
    <div className={styles.notice} role="status">
      <Icon name={icon} size={18} />
      <span className={styles.noticeText}>{words}</span>
      <span className={styles.noticeActions}>{children}</span>
    </div>
  );
}

/** Relative time of the last save. `at` is in milliseconds since 1970 by this device's clock. */
function SavedTime({ at }: { at: number }) {
  return <RelativeTime timestamp={Math.floor(toSiteTime(at) / 1000)} />;
}

type DraftNoticeProps = {
  kind: ComposerKind;
  draft: ReturnType<typeof useDraft>;
  versions: ReturnType<typeof useVersionConflict>;
  onStartOver: () => void;
};

/** Tells where the contents of the form come from and which other versions exist. Shows one notice at a time. */
export function DraftNotice({ kind, draft, versions, onStartOver }: DraftNoticeProps) {
  const { t } = useLingui();
  const { elsewhere, restoredAt } = draft;
  if (elsewhere?.kind === 'written' && draft.isDirty)
    return (
      <Notice
        icon="pencil"
        words={
          <>
            {t`You wrote something else here in another tab. Only one of the two can be kept.`}{' '}
            <SavedTime at={elsewhere.draft.savedAt} />
          </>
        }
      >
        <Button
          size="small"
          onClick={() => versions.takeElsewhere(elsewhere.draft)}
        >{t`Use the other text`}</Button>
        <Button size="small" variant="quiet" onClick={draft.keepHere}>{t`Keep this one`}</Button>
      </Notice>
    );
  if (elsewhere?.kind === 'gone' && draft.isDirty)
    return (
      <Notice
        icon="pencil"
        words={t`This was sent or deleted in another tab. Changes you make here are no longer kept.`}
      >
        <Button size="small" onClick={onStartOver}>{t`Start over`}</Button>
        <Button size="small" variant="quiet" onClick={draft.keepHere}>{t`Keep it`}</Button>
      </Notice>
    );
  if (versions.bringBack)
    return (
      <Notice words={t`Your earlier text was set aside.`}>
        <Button size="small" onClick={versions.bringBack}>{t`Restore text`}</Button>
        <Button size="small" variant="quiet" onClick={versions.forgetAside}>{t`Discard text`}</Button>
      </Notice>
    );
  if (!restoredAt) return null;
  return (
    <Notice
      words={
        <>
          {kind === 'edit' ? t`Your unsaved changes were restored.` : t`Your unsent text was restored.`}{' '}
          <SavedTime at={restoredAt} />
        </>
      }
    >
      <Button size="small" onClick={draft.forgetNotice}>{t`Go on`}</Button>
      <Button size="small" variant="quiet" onClick={onStartOver}>
        {kind === 'edit' ? t`Back to the post as it is` : t`Start over`}
      </Button>
    </Notice>
  );
}
