import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { TrendingTagElement } from '#generated/zod/trendingTagElement.zod.ts';
import { Line } from '#src/entities/elements/Frame.tsx';
import { mediaOfThumb, Thumb } from '#src/entities/elements/Thumb.tsx';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { paths } from '#src/paths/paths.ts';
import { numberFormat } from '#src/shared/lib/language/formatters.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import styles from './elements.module.css';

/** Number of pictures; on phones only the first is shown. */
const MAX_PICTURES = 2;

/** Renders a tag that many use now: its rank, its name, and pictures of its posts. */
export function TrendingTag({ element: { rank, tag, posts } }: { element: TrendingTagElement }) {
  const { t, i18n } = useLingui();
  const ofPosts = posts.map((thumb) => mediaOfThumb(thumb) ?? []);
  const media = ofPosts.some((sizes) => pictureOf(sizes)) ? ofPosts : (tag.pictures ?? [tag.thumb ?? []]);
  const shown = media.filter((sizes) => pictureOf(sizes)).slice(0, MAX_PICTURES);
  return (
    <Line
      label={t`Trending: #${tag.name}`}
      lead={<b className={styles.rank}>{numberFormat(i18n.locale).format(rank)}</b>}
      actions={
        shown.length > 0 ? (
          <span className={styles.pictures}>
            {shown.map((sizes) => (
              <Thumb key={sizes[0]?.url} media={sizes} sizes="56px" className={styles.picture} />
            ))}
          </span>
        ) : null
      }
    >
      <AppLink to={paths.tagged(tag.name)} className={styles.cover} dir="auto">
        #{tag.name}
      </AppLink>
      <small className={styles.small}>
        <Trans>Trending</Trans>
        {' · '}
        <Plural value={tag.postCount} one="# post" other="# posts" />
      </small>
    </Line>
  );
}
