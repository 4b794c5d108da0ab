import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { HubHeader } from '#generated/zod/hubHeader.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { srcSetOf } from '#src/shared/lib/look/src-set.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { TagChip } from '#src/shared/ui/TagChip.tsx';
import { FollowTagButton } from './FollowTagButton.tsx';
import styles from './TagHeader.module.css';
import { WriteAboutTag } from './WriteAboutTag.tsx';

/** Header of a tag's page: picture, activity, follow button and related tags. */
export function TagHeader({ header }: { header: HubHeader }) {
  const { t, i18n } = useLingui();
  const { tag, headerImage, relatedTags } = header;
  const [picture] = headerImage ?? [];
  return (
    <header className={styles.header}>
      <div className={styles.stage} data-picture={picture ? '' : undefined}>
        {picture ? (
          <img
            className={styles.picture}
            src={picture.url}
            srcSet={srcSetOf(headerImage ?? [])}
            sizes={headerImage && headerImage.length > 1 ? '(width <= 990px) 100vw, 990px' : undefined}
            alt=""
            width={picture.width}
            height={picture.height}
          />
        ) : null}
        <div className={styles.words}>
          <h1 className={styles.title} dir="auto">
            #{tag.name}
          </h1>
          <p className={styles.facts}>
            {tag.followerCount > 0 ? (
              <span>
                <Plural value={tag.followerCount} one="# follower" other="# followers" />
              </span>
            ) : null}
            <span>
              <Plural value={tag.postCount} one="# post" other="# posts" />
            </span>
            {tag.newPostsCount ? (
              <span>
                <Trans>{fullCount(tag.newPostsCount, i18n.locale)} new</Trans>
              </span>
            ) : null}
            {tag.isTrending ? <span>{t`Trending`}</span> : null}
          </p>
        </div>
        <div className={styles.acts}>
          <WriteAboutTag tag={tag} />
          <FollowTagButton tag={tag} />
        </div>
      </div>
      {relatedTags.length > 0 ? (
        <nav className={styles.related} aria-label={t`Related tags`}>
          {relatedTags.map((related) => (
            <TagChip key={related.name} tag={related.name} href={paths.tagged(related.name)} />
          ))}
        </nav>
      ) : null}
    </header>
  );
}
