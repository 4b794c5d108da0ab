import { useLingui } from '@lingui/react/macro';
import type { PostType } from '#generated/zod/postType.zod.ts';
import { LISTED_TYPES } from '#src/entities/post/model/listed-types.ts';
import { usePostTypeNames } from '#src/entities/post/parts/use-post-type-names.ts';
import { Link } from '#src/shared/ui/Link.tsx';
import styles from './Archive.module.css';

type KindChipsProps = {
  current: PostType | undefined;
  /** Returns the address for a post type, or for all types. */
  hrefOf: (kind: PostType | undefined) => string;
};

/** Renders the post types of a blog as plain links, so that they work before hydration. */
export function KindChips({ current, hrefOf }: KindChipsProps) {
  const { t } = useLingui();
  const words = usePostTypeNames();
  return (
    <nav aria-label={t`Kinds of posts`} className={styles.chips}>
      <Link
        href={hrefOf(undefined)}
        className={styles.chip}
        aria-current={current ? undefined : 'true'}
      >{t`All`}</Link>
      {LISTED_TYPES.map((kind) => (
        <Link
          key={kind}
          href={hrefOf(kind)}
          className={styles.chip}
          aria-current={kind === current ? 'true' : undefined}
        >
          {words[kind]}
        </Link>
      ))}
    </nav>
  );
}
