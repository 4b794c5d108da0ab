import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#src/paths/paths.ts';
import { TagChip } from '#src/shared/ui/TagChip.tsx';
import { RECOMMENDED_TAG_COUNT, recommendedTagsQuery } from '../data/explore.ts';
import styles from './RecommendedTags.module.css';

/** Recommended tags as chips. Reserves its space while loading. */
export function RecommendedTags() {
  const { data, isPending } = useQuery(recommendedTagsQuery(RECOMMENDED_TAG_COUNT));
  if (!isPending && !data?.length) return null;
  return (
    <section className={styles.section} aria-labelledby="recommended-tags">
      <h2 id="recommended-tags" className={styles.heading}>
        <Trans>Tags you may like</Trans>
      </h2>
      <ul className={styles.list}>
        {data?.map(({ name }) => (
          <li key={name}>
            <TagChip tag={name} href={paths.tagged(name)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
