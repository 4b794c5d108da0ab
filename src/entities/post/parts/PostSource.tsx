import { Trans } from '@lingui/react/macro';
import type { Post } from '#generated/zod/post.zod.ts';
import { hostOf, safeHref, UGC_REL } from '#src/domain/post/links.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import styles from './PostSource.module.css';

/** Renders the content source a post's author gave. */
export function PostSource({ post: { sourceUrl, sourceTitle } }: { post: Post }) {
  const href = safeHref(sourceUrl);
  if (!href) return null;
  return (
    <p className={styles.source}>
      <Trans>
        Source:{' '}
        <a href={href} rel={UGC_REL} target="_blank">
          {sourceTitle || hostOf(href)}
        </a>
      </Trans>
    </p>
  );
}

/** Renders the author of a submitted post. */
export function PostSubmitter({ post: { submittedBy } }: { post: Post }) {
  if (!submittedBy) return null;
  const { name } = submittedBy;
  return (
    <p className={styles.source}>
      <Trans>
        Submitted by{' '}
        <AppLink to={paths.blog(name)} layer="overlay" translate="no">
          {name}
        </AppLink>
      </Trans>
    </p>
  );
}
