import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Community } from '#generated/zod/community.zod.ts';
import type { Image } from '#generated/zod/image.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { isSensitive } from '#src/domain/post/sensitive.ts';
import { Thumb } from '#src/entities/elements/Thumb.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { lastPostsQuery } from '../data/post.ts';
import styles from './LatelyInBoard.module.css';

/** Number of posts that are shown. */
const POST_COUNT = 3;

/** Returns the first picture of a post; none of one that is covered until the reader asks for it. */
function pictureIn(post: Post): readonly Image[] | undefined {
  if (isSensitive(post)) return undefined;
  for (const block of post.content) {
    const image = block.type === 'image-set' || block.type === 'carousel' ? block.images[0] : block;
    if (image?.type === 'image') return image.media;
  }
  return undefined;
}

type LatelyInBoardProps = { community: Community; post: Post; inviteHash: string | undefined };

/** Renders the last other posts of the board of a post, or of the community; nothing when there are none. */
export function LatelyInBoard({ community, post, inviteHash }: LatelyInBoardProps) {
  const path = post.community?.boardPath;
  const board = community.boards.find((one) => one.path === path);
  const { data = [] } = useQuery(lastPostsQuery(community.name, board?.path, inviteHash));
  const others = data.filter((one) => one.id !== post.id && !one.community?.isPinned).slice(0, POST_COUNT);
  if (others.length === 0) return null;
  return (
    <section className={styles.lately}>
      <h2>
        <Trans>
          Lately in <bdi>{board?.title ?? community.title}</bdi>
        </Trans>
      </h2>
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <AppLink to={paths.communityPost(community.name, other.id)}>
              <Thumb media={pictureIn(other)} sizes="64px" className={styles.picture} />
              <span>
                <span className={styles.words} dir="auto">
                  {isSensitive(other) ? <Trans>Sensitive post</Trans> : other.summary}
                </span>
                <small>
                  <bdi translate="no">{other.blogName}</bdi>
                  {', '}
                  <Plural value={other.community?.commentCount ?? 0} one="# comment" other="# comments" />
                </small>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
