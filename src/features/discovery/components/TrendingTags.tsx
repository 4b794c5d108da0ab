import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Tag } from '#generated/zod/tag.zod.ts';
import { TilePicture } from '#src/entities/post/parts/TilePicture.tsx';
import { paths } from '#src/paths/paths.ts';
import { trendingTagsQuery } from '#src/shared/api/read/suggestions.ts';
import { compactCount } from '#src/shared/lib/text/counts.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Bone } from '#src/shared/ui/Skeleton.tsx';
import styles from './TrendingTags.module.css';

/**
 * `strip`: a horizontally scrolling row; `page`: a grid of all, those with a picture first; `front`: one large tile and three of other shapes, for
 * the home page.
 */
type Look = 'strip' | 'page' | 'front';

/** Number of tiles on the home page (spec 000 §9). */
const FRONT_TILE_COUNT = 4;

/** More skeletons would be below the edge of any window. */
const MAX_SKELETONS = 16;

/** `sizes` of a tile; the first tile on the home page is as wide as three of a strip. */
const IMAGE_SIZES = '(width <= 540px) 46vw, 240px';
const FRONT_SIZES = '(width <= 540px) 96vw, 460px';

function TagTile({ tag, sizes = IMAGE_SIZES, eager }: { tag: Tag; sizes?: string; eager: boolean }) {
  const { i18n } = useLingui();
  return (
    <AppLink to={paths.tagged(tag.name)} className={styles.tile}>
      <TilePicture media={tag.thumb} sizes={sizes} eager={eager} urgent={eager} lively />
      <span className={styles.name} dir="auto">
        #{tag.name}
      </span>
      <span className={styles.count}>
        <Trans>{compactCount(tag.postCount, i18n.locale)} posts</Trans>
      </span>
    </AppLink>
  );
}

/** Skeleton with the final height, so that loading causes no layout shift. */
function Waiting({ count, look }: { count: number; look: Look }) {
  return (
    <ul className={styles.list} data-look={look} aria-hidden="true">
      {Array.from({ length: Math.min(count, MAX_SKELETONS) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes that are all alike.
        <li key={index}>
          <Bone width="100%" className={styles.bone} />
        </li>
      ))}
    </ul>
  );
}

/** Sorts tags with a picture first: a tile without one shows only a colour. */
function picturesFirst(tags: readonly Tag[]): Tag[] {
  return [...tags.filter(({ thumb }) => thumb?.length), ...tags.filter(({ thumb }) => !thumb?.length)];
}

type TrendingTagsProps = {
  /** Number of tags to fetch. */
  limit: number;
  look?: Look;
  /** Number of leading tags that the page shows otherwise. */
  after?: number;
};

/** Trending tags as tiles. */
export function TrendingTags({ limit, look = 'strip', after = 0 }: TrendingTagsProps) {
  const { t } = useLingui();
  const { data, isPending } = useQuery(trendingTagsQuery(limit));
  if (isPending) return <Waiting count={look === 'front' ? FRONT_TILE_COUNT : limit} look={look} />;
  if (!data?.length) return null;
  const others = look === 'strip' ? data : picturesFirst(data.slice(after));
  const tags = look === 'front' ? others.slice(0, FRONT_TILE_COUNT) : others;
  if (tags.length === 0) return null;
  return (
    <nav aria-label={t`Trending tags`}>
      <ul className={styles.list} data-look={look}>
        {tags.map((tag, index) => (
          <li key={tag.name}>
            <TagTile
              tag={tag}
              sizes={look === 'front' && index !== 2 ? FRONT_SIZES : undefined}
              eager={look === 'front' && index < 2}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
