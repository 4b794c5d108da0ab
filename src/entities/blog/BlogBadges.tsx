import type { BlogBadge } from '#generated/zod/blogBadge.zod.ts';
import styles from './blog-identity.module.css';

const SIZE_PX = 20;

/** Renders the badges that a blog wears, beside its name; nothing when it wears none. */
export function BlogBadges({ badges }: { badges: readonly BlogBadge[] | undefined }) {
  if (badges === undefined || badges.length === 0) return null;
  return (
    <span className={styles.badges}>
      {badges.map(({ id, title, image }) => (
        <img
          key={id}
          src={image.url}
          alt={title}
          title={title}
          width={SIZE_PX}
          height={SIZE_PX}
          loading="lazy"
        />
      ))}
    </span>
  );
}
