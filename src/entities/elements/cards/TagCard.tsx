import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { FollowedTagCard as FollowedTag } from '#generated/zod/followedTagCard.zod.ts';
import type { Tag } from '#generated/zod/tag.zod.ts';
import type { TagCard as AnyTag } from '#generated/zod/tagCard.zod.ts';
import { isHexColour, readableColour } from '#src/domain/appearance/colour.ts';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { paths } from '#src/paths/paths.ts';
import { compactCount } from '#src/shared/lib/text/counts.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { mediaOfThumb } from '../Thumb.tsx';
import styles from './cards.module.css';

/** Contrast of small text on the colour of a tag (WCAG AA). */
const MIN_TEXT_CONTRAST = 4.5;
/** Number of pictures on a card. */
const MAX_PICTURES = 3;

function TagCount({ tag, isFollowed }: { tag: Tag; isFollowed: boolean }) {
  const { i18n } = useLingui();
  const { newPostsCount, followerCount, postCount } = tag;
  if (!isFollowed && followerCount === 0) return <Plural value={postCount} one="# post" other="# posts" />;
  if (!isFollowed) return <Trans>{compactCount(followerCount, i18n.locale)} follow it</Trans>;
  if (!newPostsCount) return <Trans>No new posts</Trans>;
  return <Plural value={newPostsCount} one="# new post" other="# new posts" />;
}

/** Renders a tag on its own colour, with pictures of its posts. A followed one says how many posts are new. */
export function TagCard({ card }: { card: FollowedTag | AnyTag }) {
  const { tag, posts = [] } = card;
  const isFollowed = card.objectType === 'followed_tag_carousel_card';
  const asked = 'backgroundColor' in card ? card.backgroundColor : undefined;
  const colour = asked !== undefined && isHexColour(asked) ? asked : undefined;
  const colours = colour && {
    '--card': colour,
    '--ink': readableColour('#ffffff', colour, MIN_TEXT_CONTRAST),
  };
  const ofPosts = posts.flatMap((thumb) => pictureOf(mediaOfThumb(thumb) ?? []) ?? []);
  const ofTag = (tag.pictures ?? [tag.thumb ?? []]).flatMap((sizes) => pictureOf(sizes) ?? []);
  const pictures = ofPosts.length > 0 ? ofPosts : ofTag;
  return (
    <AppLink to={paths.tagged(tag.name)} className={styles.tag} style={colours as CSSProperties | undefined}>
      <span className={styles.pictures}>
        {pictures.slice(0, MAX_PICTURES).map((picture) => (
          <img
            key={picture.src}
            {...picture}
            sizes={picture.srcSet && '232px'}
            alt=""
            loading="lazy"
            decoding="async"
          />
        ))}
      </span>
      <span className={styles.tagWords} data-new={isFollowed && tag.newPostsCount ? '' : undefined}>
        <b className={styles.name} dir="auto">
          #{tag.name}
        </b>
        <small>
          <TagCount tag={tag} isFollowed={isFollowed} />
        </small>
      </span>
    </AppLink>
  );
}
