import { useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import styles from './PostFooter.module.css';
import { sharePost } from './share.ts';

/** Share button; rendered after hydration because sharing needs scripts. Its space is reserved. */
export function ShareButton({ post }: { post: Post }) {
  const { t } = useLingui();
  // All posts of a page hydrate in the same moment, so the update is deferred to keep slow phones responsive.
  const hydrated = useDeferredValue(useHydrated());
  if (!hydrated) return <span className={styles.place} />;
  return <IconButton icon="share" label={t`Share`} onClick={() => void sharePost(post)} />;
}
