import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Tag } from '#generated/zod/tag.zod.ts';
import { pictureOf } from '#src/features/posts/render/model/media.ts';
import { trendingTagsQuery } from '#src/shared/api/suggestions.ts';
import { compactCount } from '#src/shared/lib/counts.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import styles from './TrendingTags.module.css';

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

/** Tags many people use these days, as tiles. `rows`: in a strip, or as a whole page. */
export const TrendingTags = ({ limit, wrap = false }: { limit: number; wrap?: boolean }) => {
  const { t } = useLingui();
  const { data } = useQuery(trendingTagsQuery(limit));
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
