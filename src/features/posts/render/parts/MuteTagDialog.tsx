import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { getAddFilteredTagsMutationOptions } from '#generated/hooks/settings/settings.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import styles from './asking.module.css';

/** Leaves out whatever has one of a post's tags: for a day, a week or for ever. */
export function MuteTagDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { write, busy } = useWrite(getAddFilteredTagsMutationOptions, {
    done: (_answer, { data: { filtered_tags: tags } }) => {
      const [tag = ''] = tags;
      addToast({ type: 'success', message: t`#${tag} is muted.` });
      void queryClient.invalidateQueries();
    },
    failed: ({ data: { filtered_tags: tags } }) => {
      const [tag = ''] = tags;
      return t`We could not mute #${tag}.`;
    },
  });
  const mute = async (tag: string, seconds: number, close: () => void): Promise<void> => {
    const data = { filtered_tags: [tag], action: 'hide' as const, expires_in: seconds };
    if (await write({ data })) close();
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
