import { useLingui } from '@lingui/react/macro';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import styles from './SupporterBeads.module.css';

const AVATAR_PX = 44;

/** Supporters who agreed to be listed, as beads on one thread; the last bead is the place of the reader. */
export function SupporterBeads({
  supporters,
  hasPlace,
}: {
  supporters: readonly BlogRef[];
  /** True for readers who could be the next one. */
  hasPlace: boolean;
}) {
  const { t } = useLingui();
  if (supporters.length === 0) return null;
  return (
    <ul className={styles.beads} aria-label={t`Supporters who like to be seen`}>
      {supporters.map((blog) => (
        <li key={blog.uuid}>
          <AppLink to={paths.blog(blog.name)} aria-label={blog.name} title={blog.name}>
            <BlogAvatar blog={blog} size={AVATAR_PX} />
          </AppLink>
        </li>
      ))}
      {hasPlace ? <li className={styles.place} aria-hidden="true" /> : null}
    </ul>
  );
}
