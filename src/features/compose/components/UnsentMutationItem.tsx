import { useLingui } from '@lingui/react/macro';
import type { OfflineMutation as Waiting } from '#src/shared/lib/storage/offline-mutations.ts';
import styles from './Unsent.module.css';
import { DiscardButton, UnsentItem } from './UnsentItem.tsx';

function useTitle({ of, on, name }: Waiting): string {
  const { t } = useLingui();
  if (of === 'post')
    return on ? t`A like for a post of ${name}` : t`A like taken back from a post of ${name}`;
  const what = of === 'tag' ? `#${name}` : name;
  return on ? t`Follow ${what}` : t`Unfollow ${what}`;
}

/** A like or follow made offline: sent automatically, unless it is discarded. */
export function UnsentMutationItem({ one, onDiscard }: { one: Waiting; onDiscard: () => void }) {
  const { t } = useLingui();
  const title = useTitle(one);
  return (
    <UnsentItem
      icon={one.of === 'post' ? 'heart' : 'plus'}
      title={title}
      savedAt={one.savedAt}
      actions={<DiscardButton name={t`Discard: ${title}`} onPress={onDiscard}>{t`Discard`}</DiscardButton>}
    >
      <p className={styles.words}>{t`It will be sent when you are connected again.`}</p>
    </UnsentItem>
  );
}
