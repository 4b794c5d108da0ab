import { useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import styles from './PostFooter.module.css';
import { sharePost } from './share.ts';

/** Only scripts can share, so its place stays empty until the page is awake. */
export function ShareButton({ post }: { post: Post }) {
  const { t } = useLingui();
  // Every post of a page learns it in the same moment, and a slow phone draws them all bit by bit.
  const hydrated = useDeferredValue(useHydrated());
  if (!hydrated) return <span className={styles.place} />;
  return <IconButton icon="share" label={t`Share`} onClick={() => void sharePost(post)} />;
}
