import { Trans, useLingui } from '@lingui/react/macro';
import type { Promotion } from '#generated/zod/promotion.zod.ts';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import styles from './Staff.module.css';

/** A blog or post that is put forward: where, until when, and the way to change or end it. */
export function PromotionItem({ promotion: { blog, post, tags, endTs } }: { promotion: Promotion }) {
  const { t } = useLingui();
  const blogName = post?.blogName ?? blog?.name;
  const name = post?.summary || (blogName ?? t`A post that is gone`);
  return (
    <article className={styles.item} aria-label={name}>
      <header className={styles.head}>
        <h2 className={styles.title} dir="auto">
          {post ? (
            <AppLink to={paths.post(post.blogName, post.id)}>{name}</AppLink>
          ) : (
            <BlogName name={name} />
          )}
        </h2>
        <p className={styles.detail}>
          <Trans>
            until <RelativeTime timestamp={endTs} />
          </Trans>
        </p>
      </header>
      <p className={styles.detail}>{tags.map((tag) => `#${tag}`).join(', ')}</p>
      {blogName === undefined ? null : (
        <div className={styles.buttons}>
          <ButtonLink href={paths.promote(blogName, post?.id)} size="small">{t`Change or stop`}</ButtonLink>
        </div>
      )}
    </article>
  );
}
