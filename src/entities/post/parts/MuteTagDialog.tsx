import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { useMuteTag } from '../data/mute-tag.ts';
import styles from './post-dialogs.module.css';

/** Mutes one of a post's tags for a day, a week or permanently. */
export function MuteTagDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const { t } = useLingui();
  const muteTag = useMuteTag();
  const [busy, setBusy] = useState(false);
  const mute = async (tag: string, seconds: number, close: () => void): Promise<void> => {
    setBusy(true);
    const isMuted = await muteTag(tag, seconds);
    setBusy(false);
    if (isMuted) close();
  };
  const times = (tag: string) => [
    { seconds: 86_400, short: t`A day`, label: t`Mute #${tag} for a day` },
    { seconds: 604_800, short: t`A week`, label: t`Mute #${tag} for a week` },
    { seconds: 0, short: t`For ever`, label: t`Mute #${tag} for ever` },
  ];
  return (
    <Dialog size="small" title={t`Mute a tag`} onClose={onClose}>
      {(close) => (
        <ul className={styles.muting}>
          {post.tags.map((tag) => (
            <li key={tag}>
              <b dir="auto">#{tag}</b>
              <span className={styles.times}>
                {times(tag).map(({ seconds, short, label }) => (
                  <Button
                    key={seconds}
                    size="small"
                    variant="secondary"
                    aria-label={label}
                    disabled={busy}
                    onClick={() => void mute(tag, seconds, close)}
                  >
                    {short}
                  </Button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
