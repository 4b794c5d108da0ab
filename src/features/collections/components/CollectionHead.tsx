import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { useFollowCollection } from '#src/entities/post/collections/follow-collection.ts';
import { Strung } from '#src/entities/post/collections/Strung.tsx';
import { paths } from '#src/paths/paths.ts';
import { useLoginWall } from '#src/platform/login-wall/use-login-wall.ts';
import { copyText } from '#src/shared/lib/text/copy-text.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import styles from './CollectionHead.module.css';
import { CollectionMenu } from './CollectionMenu.tsx';
import { Keepers } from './Keepers.tsx';
import { stopOf } from './visibility.ts';

function FollowButton({ collection }: { collection: CollectionRef }) {
  const { t } = useLingui();
  const mayAct = useLoginWall();
  const { follow, unfollow } = useFollowCollection();
  const { id, title, followed } = collection;
  return (
    <Button
      variant="secondary"
      aria-pressed={followed}
      aria-label={followed ? t`Following ${title}` : t`Follow ${title}`}
      onClick={() => {
        const pending = { kind: 'follow', collection: { id, title } } as const;
        if (!mayAct('follow', { pending, name: title })) return;
        if (followed) unfollow(collection);
        else follow(collection);
      }}
    >
      {followed ? t`Following` : t`Follow`}
    </Button>
  );
}

/** Says who keeps a collection, how many posts it has, how many follow it and, to its keepers, who sees it. */
function Facts({ collection }: { collection: CollectionRef }) {
  const { i18n } = useLingui();
  const { keepers, collaboratorCount, postCount, followerCount, visibility, role, blog } = collection;
  const others = collaboratorCount - keepers.length;
  return (
    <p className={styles.keepers}>
      <Keepers blogs={keepers} size={28} />
      <span className={styles.facts}>
        <span>
          <Trans>Kept by</Trans>{' '}
          {keepers.map(({ uuid, name }, index) => (
            <Fragment key={uuid}>
              {index > 0 ? ', ' : null}
              <BlogName name={name} />
            </Fragment>
          ))}
          {others > 0 ? (
            <>
              {' '}
              <Plural value={others} one="and # other" other="and # others" />
            </>
          ) : null}
        </span>
        <span>
          <Plural value={postCount} one="# post" other="# posts" />
        </span>
        {followerCount > 0 ? (
          <span>
            <Plural value={followerCount} one="# follows" other="# follow" />
          </span>
        ) : null}
        {role ? <span>{i18n._(stopOf(visibility).label)}</span> : null}
        <AppLink to={paths.blogCollections(blog.name)}>
          <Trans>More by {blog.name}</Trans>
        </AppLink>
      </span>
    </p>
  );
}

/** Cover, title, sentence and keepers of a collection, with what the viewer can do. */
export function CollectionHead({ collection }: { collection: CollectionRef }) {
  const { t } = useLingui();
  const { id, blog, title, description, visibility, role } = collection;
  const path = paths.collection(blog.name, id);
  return (
    <header className={styles.head}>
      <Strung collection={collection} sizes="(width < 740px) 90vw, 640px" className={styles.cover} />
      <div className={styles.words}>
        <h1 dir="auto">{title}</h1>
        {description ? (
          <p className={styles.sentence} dir="auto">
            {description}
          </p>
        ) : null}
      </div>
      <div className={styles.actions}>
        {visibility === 'private' ? null : (
          <IconButton
            icon="share"
            label={t`Copy link`}
            onClick={() => void copyText(new URL(path, window.location.origin).href)}
          />
        )}
        <CollectionMenu collection={collection} />
        {role ? null : <FollowButton collection={collection} />}
      </div>
      <Facts collection={collection} />
    </header>
  );
}
