import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Tag } from '#generated/zod/tag.zod.ts';
import { pictureOf } from '#src/features/posts/render/model/media.ts';
import { trendingTagsQuery } from '#src/shared/api/read/suggestions.ts';
import { compactCount } from '#src/shared/lib/text/counts.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import { Bone } from '#src/shared/ui/Skeleton.tsx';
import styles from './TrendingTags.module.css';

/** More would be below the edge of any window. */
const MOST_BONES = 16;

const TagTile = ({ tag }: { tag: Tag }) => {
  const { i18n } = useLingui();
  const picture = pictureOf(tag.thumb ?? []);
  return (
    <AppLink to={paths.tagged(tag.name)} className={styles.tile}>
      {picture ? (
        <img
          {...picture}
          sizes="(width <= 540px) 46vw, 240px"
          alt=""
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      ) : null}
      <span className={styles.name} dir="auto">
        #{tag.name}
      </span>
      <span className={styles.count}>
        <Trans>{compactCount(tag.postCount, i18n.locale)} posts</Trans>
      </span>
    </AppLink>
  );
};

/** Keeps the room, so that nothing below moves when the tags arrive. */
const Waiting = ({ count, wrap }: { count: number; wrap: boolean }) => (
  <ul className={styles.list} data-wrap={wrap ? '' : undefined} aria-hidden="true">
    {Array.from({ length: Math.min(count, MOST_BONES) }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: shapes that are all alike.
      <li key={place}>
        <Bone width="100%" className={styles.bone} />
      </li>
    ))}
  </ul>
);

/** Tags many people use these days, as tiles. `rows`: in a strip, or as a whole page. */
export const TrendingTags = ({ limit, wrap = false }: { limit: number; wrap?: boolean }) => {
  const { t } = useLingui();
  const { data, isPending } = useQuery(trendingTagsQuery(limit));
  if (isPending) return <Waiting count={limit} wrap={wrap} />;
  if (!data?.length) return null;
  return (
    <nav aria-label={t`Trending tags`}>
      <ul className={styles.list} data-wrap={wrap ? '' : undefined}>
        {data.map((tag) => (
          <li key={tag.name}>
            <TagTile tag={tag} />
          </li>
        ))}
      </ul>
    </nav>
  );
};
