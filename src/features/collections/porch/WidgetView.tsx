import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CommunityRef } from '#generated/zod/communityRef.zod.ts';
import type { PorchPost } from '#generated/zod/porchPost.zod.ts';
import type { PorchThing } from '#generated/zod/porchThing.zod.ts';
import type { PorchWidget } from '#generated/zod/porchWidget.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { safeMediaUrl } from '#src/domain/post/links.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { themeStyle } from '#src/entities/blog/theme.ts';
import { AudioView, PollView } from '#src/entities/post/blocks/lazy-blocks.tsx';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { paths } from '#src/paths/paths.ts';
import { formatDuration } from '#src/shared/lib/text/duration.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { CollectionCard } from '../components/CollectionCard.tsx';
import { Keepers } from '../components/Keepers.tsx';
import styles from './WidgetView.module.css';

/** Stands in the place of a widget whose content is gone. */
function Gone() {
  return (
    <ThreadEnd>
      <Trans>This is not here any more.</Trans>
    </ThreadEnd>
  );
}

/** A post with sound, as a record half out of its sleeve; it plays only when it is asked to. */
function RecordView({ post }: { post: Post }) {
  const { t } = useLingui();
  const [plays, setPlays] = useState(false);
  const blocks = [...post.content, ...post.trail.flatMap(({ content }) => content)];
  const block = blocks.find((one) => one.type === 'audio');
  if (!block) return <Gone />;
  if (plays) return <AudioView block={block} />;
  const picture = block.poster && pictureOf(block.poster);
  return (
    <div className={styles.record}>
      <span className={styles.disc} aria-hidden="true">
        {picture ? <img {...picture} sizes={picture.srcSet && '128px'} alt="" loading="lazy" /> : <span />}
        <svg viewBox="0 0 124 124" aria-hidden="true">
          <circle className={styles.vinyl} cx="62" cy="62" r="61" />
          <g className={styles.groove}>
            <circle cx="62" cy="62" r="54" />
            <circle cx="62" cy="62" r="46" />
            <circle cx="62" cy="62" r="38" />
            <circle cx="62" cy="62" r="30" />
          </g>
          <circle className={styles.label} cx="62" cy="62" r="21" />
          <circle className={styles.hole} cx="62" cy="62" r="4" />
        </svg>
      </span>
      <span className={styles.words}>
        <small>
          <Trans>Now listening</Trans>
        </small>
        <b dir="auto">{block.title ?? post.summary}</b>
        <small>
          <AppLink to={paths.post(post.blogName, post.id, post.slug)} translate="no">
            {post.blogName}
          </AppLink>
          {block.duration ? ` · ${formatDuration(block.duration)}` : null}
        </small>
        <span>
          <Button size="small" icon="play" onClick={() => setPlays(true)}>{t`Play`}</Button>
        </span>
      </span>
    </div>
  );
}

function PollCard({ post }: { post: Post }) {
  const blocks = [...post.content, ...post.trail.flatMap(({ content }) => content)];
  const block = blocks.find((one) => one.type === 'poll');
  if (!block) return <Gone />;
  return (
    <div className={styles.poll}>
      <PollView block={block} postedAt={post.timestamp} />
    </div>
  );
}

/** A community in its own colours. */
function CommunityCard({ community }: { community: CommunityRef }) {
  const { name, title, memberCount, membersOnlineCount = 0, headerImage = [], theme } = community;
  const picture = pictureOf(headerImage);
  return (
    <AppLink
      to={paths.community(name)}
      className={styles.community}
      style={theme ? themeStyle(theme) : undefined}
    >
      {picture ? <img {...picture} sizes={picture.srcSet && '240px'} alt="" loading="lazy" /> : null}
      <Keepers blogs={community.onlineMembers ?? []} size={32} />
      <b dir="auto">{title}</b>
      <small>
        <Plural value={memberCount} one="# member" other="# members" />
        {membersOnlineCount > 0 ? <Trans>, {membersOnlineCount} here now</Trans> : null}
      </small>
    </AppLink>
  );
}

function NewestPost({ newest: { blog, post, publishedTs } }: { newest: PorchPost }) {
  const picture = post.isNsfw ? undefined : post.media && pictureOf(post.media);
  return (
    <AppLink to={paths.post(blog.name, post.postId)} className={styles.newest}>
      {picture ? (
        <img
          {...picture}
          sizes={picture.srcSet && '(width < 740px) 90vw, 320px'}
          alt={post.altText ?? ''}
          loading="lazy"
        />
      ) : (
        <span className={styles.said} dir="auto">
          {post.isNsfw ? null : post.summary}
        </span>
      )}
      <BlogAvatar blog={blog} size={32} />
      <span className={styles.who} translate="no">
        {blog.name}
      </span>
      <small>
        {picture && post.summary ? <span dir="auto">{post.summary} </span> : null}
        <RelativeTime timestamp={publishedTs} />
      </small>
    </AppLink>
  );
}

/** Newest posts beside each other, without cards. */
function Newest({ posts, title, empty }: { posts?: readonly PorchPost[]; title: string; empty: string }) {
  const { t } = useLingui();
  return (
    <div className={styles.lately}>
      <h2 dir="auto">{title}</h2>
      {posts?.length ? null : <p>{posts ? empty : t`They are shown once you are done.`}</p>}
      {posts?.map((newest) => (
        <NewestPost key={newest.post.postId} newest={newest} />
      ))}
    </div>
  );
}

/** Renders what a widget of a porch shows: each kind is a thing, not a box. */
export function WidgetView({ widget, thing }: { widget: PorchWidget; thing: PorchThing }) {
  const { t } = useLingui();
  switch (widget.kind) {
    case 'picture': {
      const { altText = '' } = widget;
      return (
        <figure className={styles.framed}>
          <img src={safeMediaUrl(widget.url)} alt={altText} loading="lazy" decoding="async" />
          {altText ? (
            <figcaption dir="auto" aria-hidden="true">
              {altText}
            </figcaption>
          ) : null}
        </figure>
      );
    }
    case 'note':
      return (
        <div className={styles.slate} data-long={widget.text.length > 120 ? '' : undefined}>
          <p dir="auto">{widget.text}</p>
        </div>
      );
    case 'record':
      return thing.post ? <RecordView post={thing.post} /> : <Gone />;
    case 'poll':
      return thing.post ? <PollCard post={thing.post} /> : <Gone />;
    case 'collection':
      return thing.collection ? (
        <div className={styles.heap}>
          <CollectionCard collection={thing.collection} />
        </div>
      ) : (
        <Gone />
      );
    case 'community':
      return thing.community ? <CommunityCard community={thing.community} /> : <Gone />;
    case 'posts':
      return (
        <Newest
          {...(thing.posts ? { posts: thing.posts } : {})}
          title={widget.tag ? `#${widget.tag}` : t`Latest posts`}
          empty={t`Nothing yet`}
        />
      );
    case 'lights':
      return (
        <Newest
          {...(thing.posts ? { posts: thing.posts } : {})}
          title={t`Lights on`}
          empty={t`No lantern is lit. You have seen everything.`}
        />
      );
  }
}
