import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { TrailItem } from '#generated/zod/trailItem.zod.ts';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Avatar } from '#src/shared/ui/Avatar.tsx';
import { ContentBlocks } from '../blocks/ContentBlocks.tsx';
import { Notice } from '../blocks/Notice.tsx';
import { PaywallContext } from '../blocks/paywall-context.ts';
import { Cover } from './Cover.tsx';
import headers from './headers.module.css';
import { PostTime } from './PostTime.tsx';
import styles from './Trail.module.css';

/** Author and time of a trail item; the time links to that exact post. */
function PartHeader({
  blog,
  postId,
  timestamp,
  slug,
}: {
  blog: BlogRef;
  postId?: string;
  timestamp?: number;
  slug?: string;
}) {
  return (
    <header className={headers.part}>
      <BlogAvatarLink blog={blog} size={32} className={headers.bead} />
      <BlogName name={blog.name} className={headers.name} />
      {postId && timestamp !== undefined ? (
        <AppLink to={paths.post(blog.name, postId, slug)} className={headers.time}>
          <PostTime timestamp={timestamp} />
        </AppLink>
      ) : null}
    </header>
  );
}

/** Renders the content a post's own blog added to the trail: its last item. */
export function OwnPart({ post, children }: { post: Post; children: ReactNode }) {
  return (
    <div className={styles.part} data-part="">
      <PartHeader blog={post.blog} postId={post.id} timestamp={post.timestamp} slug={post.slug} />
      {children}
    </div>
  );
}

/** Header of an item whose post was deleted: its content remains, its address does not. */
function BrokenHeader({ name }: { name: string | undefined }) {
  const { t } = useLingui();
  return (
    <header className={headers.part}>
      <Avatar name={name ?? '?'} size={32} className={headers.bead} />
      <span className={headers.gone} translate="no">
        {name ?? t`This blog was deleted`}
      </span>
    </header>
  );
}

type TrailPartProps = {
  item: TrailItem;
  /** Unique id of the content on the page. */
  id: string;
  /** The asking blog, for an answer. */
  asker?: BlogRef;
  /** Creation time of the reblogging post, in Unix seconds. */
  postedAt: number;
  whole: boolean;
};

/** Renders one trail item: author, time and content. */
export function TrailPart({ item, id, asker, postedAt, whole }: TrailPartProps) {
  const { t } = useLingui();
  const { post, blog } = item;
  const isBroken = !post || !blog;
  const content = (
    <PaywallContext
      value={isBroken ? undefined : { blogName: blog.name, postHref: paths.post(blog.name, post.id) }}
    >
      <ContentBlocks
        content={item.content}
        layout={item.layout}
        id={id}
        postedAt={post?.timestamp ?? postedAt}
        asker={asker}
        whole={whole}
      />
    </PaywallContext>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div role="group" className={styles.part} data-part="" aria-label={blog?.name ?? item.brokenBlogName}>
      {isBroken ? (
        <BrokenHeader name={blog?.name ?? item.brokenBlogName} />
      ) : (
        <PartHeader blog={blog} postId={post.id} timestamp={post.timestamp} />
      )}
      {item.blocked ? (
        <Cover id={`blocked:${id}`} icon="eye-off" title={t`From a blog you block`}>
          {content}
        </Cover>
      ) : (
        content
      )}
      {isBroken ? (
        <div className={styles.broken}>
          <Notice icon="info">{t`This part of the reblog is no longer on its blog.`}</Notice>
        </div>
      ) : null}
    </div>
  );
}
