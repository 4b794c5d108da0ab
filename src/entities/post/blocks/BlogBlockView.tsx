import { useLingui } from '@lingui/react/macro';
import type { BlogBlock } from '#generated/zod/blogBlock.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Avatar } from '#src/shared/ui/Avatar.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './cards.module.css';
import { Notice } from './Notice.tsx';

/** Renders another blog as a card that opens its preview. */
export function BlogBlockView({ block: { blog } }: { block: BlogBlock }) {
  const { t } = useLingui();
  if (!blog.name) return <Notice icon="user">{t`This blog was deleted`}</Notice>;
  return (
    <AppLink to={paths.blog(blog.name)} layer="overlay" className={styles.blog}>
      <Avatar name={blog.name} size={48} />
      <span className={styles.text}>
        <span className={styles.headline} translate="no">
          {blog.name}
        </span>
        <span className={styles.summary}>{t`Visit this blog`}</span>
      </span>
      <Icon name="chevron-right" size={20} />
    </AppLink>
  );
}
