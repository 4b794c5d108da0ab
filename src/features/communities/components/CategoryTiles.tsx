import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getListCommunityCategoriesQueryOptions } from '#generated/hooks/communities/communities.ts';
import { CategoryCard } from '#src/entities/elements/cards/CategoryCard.tsx';
import { paths } from '#src/paths/paths.ts';
import { Link } from '#src/shared/ui/Link.tsx';
import { Bone } from '#src/shared/ui/Skeleton.tsx';
import styles from './CategoryTiles.module.css';

const SKELETON_KEYS = [1, 2, 3, 4];

/** The categories of communities as tiles. Renders nothing when they cannot be loaded: the list below does without. */
export function CategoryTiles() {
  const { t } = useLingui();
  const { data, isPending } = useQuery(getListCommunityCategoriesQueryOptions());
  const categories = data?.response.categories ?? [];
  if (!isPending && categories.length === 0) return null;
  return (
    <nav aria-label={t`Categories`} className={styles.nav}>
      <ul className={styles.tiles}>
        {isPending
          ? SKELETON_KEYS.map((key) => (
              <li key={key}>
                <Bone className={styles.bone} />
              </li>
            ))
          : categories.map((category) => (
              <li key={category.id}>
                <Link href={paths.browseCommunities(category.id)} className={styles.tile}>
                  <CategoryCard category={category} />
                </Link>
              </li>
            ))}
      </ul>
    </nav>
  );
}
