import { useLingui } from '@lingui/react/macro';
import type { Post } from '#generated/zod/post.zod.ts';
import { postPathOf } from '#src/domain/post/post-path.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './CommunityComposer.module.css';

/** A pinned post that the member has read, as one line. */
export function PinnedLine({ post }: { post: Post }) {
  const { t } = useLingui();
  const pinnedBy = post.community?.pinnedBy?.name;
  return (
    <AppLink to={postPathOf(post)} layer="modal" className={styles.pinned}>
      <Icon name="pin" size={16} />
      <b dir="auto">{post.summary || t`A post by ${post.blogName}`}</b>
      <span>{pinnedBy ? t`pinned by ${pinnedBy}, read` : t`pinned, read`}</span>
    </AppLink>
  );
}
