import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Bone } from '#src/shared/ui/Skeleton.tsx';
import { type GraphRange, useMostNoted } from '../data/graphs.ts';
import styles from './MostNoted.module.css';

/** Number of posts and blogs shown; few, because the notifications stand below. */
const MAX_SHOWN = 3;

const SKELETON_KEYS = Array.from({ length: MAX_SHOWN }, (_, index) => index);

/** Skeleton with the height of a full list, so that loading causes no layout shift. */
function Waiting() {
  return (
    <div className={styles.parts} aria-hidden="true">
      <div>
        <p className={styles.heading}>
          <Bone width={84} height={13} />
        </p>
        {SKELETON_KEYS.map((key) => (
          <div key={key} className={styles.post}>
            <Bone width="72%" height={14} />
          </div>
        ))}
      </div>
      <div>
        <p className={styles.heading}>
          <Bone width={64} height={13} />
        </p>
        {SKELETON_KEYS.map((key) => (
          <div key={key} className={styles.fan}>
            <Bone width={28} height={28} round />
            <Bone width="80%" height={14} />
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * Lists the posts with the most notes in a range and the blogs that gave the most. Renders nothing when there are none.
 */
export function MostNoted({ blog, range }: { blog: string; range: GraphRange }) {
  const { t } = useLingui();
  const id = useId();
  const { data, isPending } = useMostNoted(blog, range);
  if (isPending) return <Waiting />;
  const { topPosts = [], topFans = [] } = data ?? {};
  if (topPosts.length === 0) return null;
  return (
    <div className={styles.parts}>
      <section aria-labelledby={`${id}-posts`}>
        <h3 id={`${id}-posts`} className={styles.heading}>
          <Trans>Posts with the most notes</Trans>
        </h3>
        <ol className={styles.posts}>
          {topPosts.slice(0, MAX_SHOWN).map(({ post, noteCount }) => (
            <li key={post.id} className={styles.post}>
              <AppLink to={paths.post(post.blogName, post.id)} layer="overlay" className={styles.words}>
                {post.summary || t`Post without text`}
              </AppLink>
              <span className={styles.count}>
                <Plural value={noteCount} one="# note" other="# notes" />
              </span>
              {post.thumb?.[0] ? (
                <img
                  className={styles.thumb}
                  src={post.thumb[0].url}
                  alt=""
                  width={40}
                  height={40}
                  loading="lazy"
                />
              ) : null}
            </li>
          ))}
        </ol>
      </section>
      {topFans.length > 0 ? (
        <section aria-labelledby={`${id}-fans`}>
          <h3 id={`${id}-fans`} className={styles.heading}>
            <Trans>Notes from</Trans>
          </h3>
          <ul className={styles.fans}>
            {topFans.slice(0, MAX_SHOWN).map(({ blog: fan, noteCount }) => (
              <li key={fan.uuid} className={styles.fan}>
                <BlogAvatarLink blog={fan} size={28} />
                <BlogName name={fan.name} className={styles.fanName} />
                <span className={styles.count}>
                  <Plural value={noteCount} one="# note" other="# notes" />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
