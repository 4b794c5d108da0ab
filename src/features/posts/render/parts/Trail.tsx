import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { TrailItem } from '#generated/zod/trailItem.zod.ts';
import { BlogAvatarLink } from '#src/features/blogs/identity/BlogAvatar.tsx';
import { BlogName } from '#src/features/blogs/identity/BlogName.tsx';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import { Avatar } from '#src/shared/ui/Avatar.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { ContentBlocks } from '../blocks/ContentBlocks.tsx';
import { Notice } from '../blocks/Notice.tsx';
import { useDisclosure } from '../model/disclosure.ts';
import { collapseTrail } from '../model/trail.ts';
import { Cover } from './Cover.tsx';
import headers from './headers.module.css';
import { RelativeTime } from './RelativeTime.tsx';
import styles from './Trail.module.css';

/** Who wrote one part of a chain, and when; the time leads to that exact post. */
export const PartHeader = ({
  blog,
  postId,
  timestamp,
  slug,
}: {
  blog: BlogRef;
  postId?: string;
  timestamp?: number;
  slug?: string;
}) => (
  <header className={headers.item}>
    <BlogAvatarLink blog={blog} size={28} />
    <BlogName name={blog.name} className={headers.itemName} />
    {postId && timestamp !== undefined ? (
      <AppLink to={paths.post(blog.name, postId, slug)} className={headers.time}>
        <RelativeTime timestamp={timestamp} />
      </AppLink>
    ) : null}
  </header>
);

/** A part whose post is gone: its words are kept, its address is not. */
const BrokenHeader = ({ name }: { name: string | undefined }) => {
  const { t } = useLingui();
  return (
    <header className={headers.item}>
      <Avatar name={name ?? '?'} size={28} />
      <span className={headers.gone} translate="no">
        {name ?? t`A blog that is no longer here`}
      </span>
    </header>
  );
};

const Item = ({
  item,
  id,
  asker,
  postedAt,
  whole,
}: {
  item: TrailItem;
  id: string;
  asker?: BlogRef;
  postedAt: number;
  whole: boolean;
}) => {
  const { t } = useLingui();
  const { post, blog } = item;
  const isBroken = !post || !blog;
  const content = (
    <ContentBlocks
      content={item.content}
      layout={item.layout}
      id={id}
      postedAt={post?.timestamp ?? postedAt}
      asker={asker}
      whole={whole}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div role="group" className={styles.item} aria-label={blog?.name ?? item.brokenBlogName}>
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
          <Notice icon="info">{t`This part of the chain is no longer on its blog.`}</Notice>
        </div>
      ) : null}
    </div>
  );
};

/**
 * What was reblogged, oldest first. A long chain shows its root and its latest parts; the rest unfolds in place and
 * stays unfolded.
 */
export const Trail = ({ post, whole = false }: { post: Post; whole?: boolean }) => {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useDisclosure(`trail:${post.id}`);
  const { head, hidden, tail } = collapseTrail(post.trail);
  const unfold = (): void => {
    flushSync(() => setOpen(true));
    // The button is gone: reading goes on with the first part that it hid.
    const first = list.current?.children[head.length];
    if (!(first instanceof HTMLElement)) return;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  };
  const itemOf = (item: TrailItem, index: number) => (
    <Item
      key={index}
      id={`${post.id}:${index}`}
      item={item}
      asker={index === 0 ? post.askingBlog : undefined}
      postedAt={post.timestamp}
      whole={whole}
    />
  );
  return (
    <div ref={list} className={styles.trail}>
      {head.map(itemOf)}
      {hidden.length > 0 && !open ? (
        <button type="button" className={styles.more} aria-expanded="false" onClick={unfold}>
          <Icon name="reblog" size={18} />
          <Trans>
            Show <Plural value={hidden.length} one="# earlier reblog" other="# earlier reblogs" />
          </Trans>
        </button>
      ) : null}
      {open ? hidden.map((item, index) => itemOf(item, head.length + index)) : null}
      {tail.map((item, index) => itemOf(item, head.length + hidden.length + index))}
    </div>
  );
};
