import { useLingui } from '@lingui/react/macro';
import type { PostType } from '#generated/zod/postType.zod.ts';
import { LISTED_TYPES } from '#src/entities/post/model/listed-types.ts';
import { usePostTypeNames } from '#src/entities/post/parts/use-post-type-names.ts';
import { Link } from '#src/shared/ui/Link.tsx';
import styles from './Archive.module.css';

type KindChipsProps = {
  current: PostType | undefined;
  /** Where a kind is shown, and all of them. */
  hrefOf: (kind: PostType | undefined) => string;
};

/** The kinds of posts of a blog: plain links, so they work before any script has loaded. */
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
