import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { Strung } from '#src/entities/post/collections/Strung.tsx';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './CollectionCard.module.css';
import { Keepers } from './Keepers.tsx';
import { stopOf } from './visibility.ts';

/** Says how many posts a collection has, in words. */
function PostCount({ count }: { count: number }) {
  return count === 0 ? <Trans>Nothing yet</Trans> : <Plural value={count} one="# post" other="# posts" />;
}

function Fresh({ count }: { count: number }) {
  return count > 0 ? (
    <b className={styles.fresh}>
      <Trans>{count} new</Trans>
    </b>
  ) : null;
}

/** Says below the title of a card what is new, how many posts it has, and who keeps or sees it. */
function Facts({ collection }: { collection: CollectionRef }) {
  const { i18n } = useLingui();
  const { role, visibility, postCount, unseenPostCount = 0, keepers, blog } = collection;
  const { label, icon } = stopOf(visibility);
  if (!role)
    return (
      <small>
        <Fresh count={unseenPostCount} />
        <BlogAvatar blog={blog} size={22} />
        <span>
          <span translate="no">{blog.name}</span>, <PostCount count={postCount} />
        </span>
      </small>
    );
  return (
    <small>
      {keepers.length > 1 ? <Keepers blogs={keepers} size={24} /> : null}
      <span>
        <PostCount count={postCount} />
      </span>
      <Icon name={icon} size={15} />
      {i18n._(label)}
    </small>
  );
}

/** A collection of a list: its strung posts, title and facts. */
export function CollectionCard({ collection }: { collection: CollectionRef }) {
  const { id, blog, title } = collection;
  return (
    <AppLink to={paths.collection(blog.name, id)} className={styles.card}>
      <Strung collection={collection} sizes="(width < 740px) 45vw, 240px" />
      <span className={styles.title} dir="auto">
        {title}
      </span>
      <Facts collection={collection} />
    </AppLink>
  );
}

/** The collection that was used last: larger, with its sentence and what was put in last. */
export function LeadCollection({ collection }: { collection: CollectionRef }) {
  const { id, blog, title, description, postCount, followerCount, keepers, lastKept } = collection;
  return (
    <AppLink to={paths.collection(blog.name, id)} className={styles.lead}>
      <Strung collection={collection} sizes="(width < 740px) 90vw, 400px" />
      <span className={styles.words}>
        <span className={styles.leadTitle} dir="auto">
          {title}
        </span>
        {description ? <span dir="auto">{description}</span> : null}
        <span className={styles.keepers}>
          <Keepers blogs={keepers} size={28} />
          <span>
            <PostCount count={postCount} />
            {followerCount > 0 ? (
              <>
                , <Plural value={followerCount} one="# follows it" other="# follow it" />
              </>
            ) : null}
          </span>
        </span>
        {lastKept ? (
          <span>
            <Trans>
              <span translate="no">{lastKept.blog.name}</span> put a post in{' '}
              <RelativeTime timestamp={lastKept.keptTs} />
            </Trans>
          </span>
        ) : null}
      </span>
    </AppLink>
  );
}
