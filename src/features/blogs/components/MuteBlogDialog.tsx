import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { useBlockAndMute } from '#src/entities/blog/block-and-mute.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import styles from './MuteBlogDialog.module.css';

/** Mutes a blog, or only its reblogs, for a day, a week or permanently. */
export function MuteBlogDialog({ blog, onClose }: { blog: Blog; onClose: () => void }) {
  const { t } = useLingui();
  const { mute } = useBlockAndMute(blog);
  const [onlyReblogs, setOnlyReblogs] = useState(false);
  const [busy, setBusy] = useState(false);
  const muteFor = async (seconds: number, close: () => void): Promise<void> => {
    setBusy(true);
    if (await mute({ kind: onlyReblogs ? 'reblogs' : 'all', expires_in: seconds })) close();
    setBusy(false);
  };
  const times = [
    { seconds: 86_400, label: t`For a day` },
    { seconds: 604_800, label: t`For a week` },
    { seconds: 0, label: t`For ever` },
  ];
  return (
    <Dialog size="small" title={t`Mute ${blog.name}?`} onClose={onClose}>
      {(close) => (
        <>
          <p>{t`You will not see its posts in lists or get notifications from it. The blog is not notified. You can unmute it in your settings.`}</p>
          <Checkbox
            className={styles.what}
            label={t`Only its reblogs`}
            checked={onlyReblogs}
            onChange={(event) => setOnlyReblogs(event.target.checked)}
          />
          <div className={styles.times}>
            {times.map(({ seconds, label }) => (
              <Button
                key={seconds}
                variant="secondary"
                disabled={busy}
                onClick={() => void muteFor(seconds, close)}
              >
                {label}
              </Button>
            ))}
          </div>
        </>
      )}
    </Dialog>
  );
}
