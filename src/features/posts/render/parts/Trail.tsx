import { Plural, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { TrailItem } from '#generated/zod/trailItem.zod.ts';
import { BlogAvatar, BlogAvatarLink } from '#src/features/blogs/identity/BlogAvatar.tsx';
import { BlogName } from '#src/features/blogs/identity/BlogName.tsx';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import { Avatar } from '#src/shared/ui/Avatar.tsx';
import { ContentBlocks } from '../blocks/ContentBlocks.tsx';
import { Notice } from '../blocks/Notice.tsx';
import { useDisclosure } from '../model/disclosure.ts';
import { collapseTrail } from '../model/trail.ts';
import { Cover } from './Cover.tsx';
import headers from './headers.module.css';
import { RelativeTime } from './RelativeTime.tsx';
import styles from './Trail.module.css';

/** Who wrote one part of a chain, and when; the time leads to that exact post. */
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
          <RelativeTime timestamp={timestamp} />
        </AppLink>
      ) : null}
    </header>
  );
}

/** What a post's own blog added to the chain: its last part. */
export function OwnPart({ post, children }: { post: Post; children: ReactNode }) {
  return (
    <div className={styles.part} data-part="">
      <PartHeader blog={post.blog} postId={post.id} timestamp={post.timestamp} slug={post.slug} />
      {children}
    </div>
  );
}

/** A part whose post is gone: its words are kept, its address is not. */
function BrokenHeader({ name }: { name: string | undefined }) {
  const { t } = useLingui();
  return (
    <header className={headers.part}>
      <Avatar name={name ?? '?'} size={32} className={headers.bead} />
      <span className={headers.gone} translate="no">
        {name ?? t`A blog that is no longer here`}
      </span>
    </header>
  );
}

function Item({
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
}) {
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
          <Notice icon="info">{t`This part of the chain is no longer on its blog.`}</Notice>
        </div>
      ) : null}
    </div>
  );
}

/** Faces of those whose words are folded away. */
const FACES = 4;

function facesOf(items: readonly TrailItem[]): BlogRef[] {
  const blogs = items.flatMap(({ blog }) => blog ?? []);
  return blogs
    .filter(({ uuid }, index) => blogs.findIndex((one) => one.uuid === uuid) === index)
    .slice(0, FACES);
}

/** A stitch in the thread: parts that are folded away, and whose they are. */
function Stitch({
  items,
  onPress,
  children,
}: {
  items: readonly TrailItem[];
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className={styles.stitch} aria-expanded="false" onClick={onPress}>
      <span className={styles.faces}>
        {facesOf(items).map((blog) => (
          <BlogAvatar key={blog.uuid} blog={blog} size={28} />
        ))}
      </span>
      <span>{children}</span>
    </button>
  );
}

type TrailProps = {
  post: Post;
  whole?: boolean;
  /** How many of its first parts the reader has met above in the same list (`seenAbove`); they are folded. */
  seen?: number;
};

/**
 * What was reblogged, oldest first, on one thread. A long chain shows its root and its latest parts; the rest unfolds in
 * place and stays unfolded.
 */
export function Trail({ post, whole = false, seen = 0 }: TrailProps) {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useDisclosure(`trail:${post.id}`);
  const [again, setAgain] = useDisclosure(`seen:${post.id}`);
  const met = again ? 0 : seen;
  const { head, hidden, tail } = collapseTrail(post.trail.slice(met));
  /** The button is gone then: reading goes on with the first part that it hid. */
  const unfold = (show: (open: boolean) => void, at: number): void => {
    flushSync(() => show(true));
    const first = list.current?.children[at];
    if (!(first instanceof HTMLElement)) return;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  };
  const itemOf = (item: TrailItem, place: number) => {
    const index = met + place;
    return (
      <Item
        key={index}
        id={`${post.id}:${index}`}
        item={item}
        asker={index === 0 ? post.askingBlog : undefined}
        postedAt={post.timestamp}
        whole={whole}
      />
    );
  };
  const [root] = post.trail;
  const name = root?.blog?.name ?? root?.brokenBlogName ?? '';
  return (
    <div ref={list} className={styles.trail}>
      {met > 0 ? (
        <Stitch items={post.trail.slice(0, met)} onPress={() => unfold(setAgain, 0)}>
          <Plural
            value={met - 1}
            _0={`${name}’s post · you saw this above`}
            one={`${name}’s post and # reply · you saw this above`}
            other={`${name}’s post and # replies · you saw this above`}
          />
        </Stitch>
      ) : null}
      {head.map(itemOf)}
      {hidden.length > 0 && !open ? (
        <Stitch items={hidden} onPress={() => unfold(setOpen, head.length + (met > 0 ? 1 : 0))}>
          <Plural value={hidden.length} one="# earlier reblog" other="# earlier reblogs" />
        </Stitch>
      ) : null}
      {open ? hidden.map((item, index) => itemOf(item, head.length + index)) : null}
      {tail.map((item, index) => itemOf(item, head.length + hidden.length + index))}
    </div>
  );
}
