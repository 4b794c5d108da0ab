import { Plural } from '@lingui/react/macro';
import { Fragment, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { TrailItem } from '#generated/zod/trailItem.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { useDisclosure } from '../model/disclosure.ts';
import { collapseTrail } from '../model/trail.ts';
import styles from './Trail.module.css';
import { TrailPart } from './TrailPart.tsx';

const EarlierParts = lazyPart(() => import('./EarlierParts.tsx'), 'EarlierParts');

/** Maximum number of avatars shown for collapsed items. */
const MAX_FACES = 4;

function facesOf(items: readonly TrailItem[]): BlogRef[] {
  const blogs = items.flatMap(({ blog }) => blog ?? []);
  return blogs
    .filter(({ uuid }, index) => blogs.findIndex((one) => one.uuid === uuid) === index)
    .slice(0, MAX_FACES);
}

/** Placeholder for collapsed trail items, with the avatars of their blogs. */
function FoldedParts({
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

/** Wraps a trail item, given its index from the root and the name of its blog. */
export type PartFrame = (part: ReactNode, index: number, name: string) => ReactNode;

type TrailProps = {
  post: Post;
  whole?: boolean;
  frame?: PartFrame;
  /** Number of leading items the reader has seen above in the same list (`countPartsSeenAbove`); they are collapsed. */
  seenPartCount?: number;
};

/**
 * Renders the reblog trail, oldest first. A long trail shows its root and its latest items; the rest expands in place
 * and stays expanded.
 */
export function Trail({ post, whole = false, seenPartCount = 0, frame = (part) => part }: TrailProps) {
  const list = useRef<HTMLDivElement>(null);
  const { reading } = useViewer().user ?? {};
  const [open, setOpen] = useDisclosure(`trail:${post.id}`);
  const [isSeenUnfolded, setSeenUnfolded] = useDisclosure(`seen:${post.id}`);
  const foldedSeenCount = isSeenUnfolded || post.omittedTrailItems ? 0 : seenPartCount;
  // When a trail has more items than a response holds, the root is missing as well: one placeholder represents all
  // missing items.
  const omitted = post.omittedTrailItems ?? 0;
  const { head, hidden, tail } = collapseTrail(post.trail.slice(foldedSeenCount), reading?.trailItems);
  const isCut = omitted > 0 && hidden.length > 0;
  const above = isCut ? [] : head;
  const folded = isCut ? [...head, ...hidden] : hidden;
  /** Expands the trail and moves focus to the first revealed item, because the button is removed. */
  const unfold = (show: (open: boolean) => void, at: number): void => {
    const parts = new Set(list.current?.children);
    flushSync(() => show(true));
    for (const part of list.current?.children ?? []) part.toggleAttribute('data-new', !parts.has(part));
    const first = list.current?.children[at];
    if (!(first instanceof HTMLElement)) return;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  };
  const itemOf = (item: TrailItem, shownIndex: number) => {
    const index = foldedSeenCount + shownIndex;
    const part = (
      <TrailPart
        id={`${post.id}:${index}`}
        item={item}
        asker={index === 0 && omitted === 0 ? post.askingBlog : undefined}
        postedAt={post.timestamp}
        whole={whole}
      />
    );
    const { blog, brokenBlogName = '' } = item;
    return <Fragment key={index}>{frame(part, omitted + index, blog?.name ?? brokenBlogName)}</Fragment>;
  };
  const [root] = post.trail;
  const name = root?.blog?.name ?? root?.brokenBlogName ?? '';
  return (
    <div ref={list} className={styles.trail}>
      {foldedSeenCount > 0 ? (
        <FoldedParts items={post.trail.slice(0, foldedSeenCount)} onPress={() => unfold(setSeenUnfolded, 0)}>
          <Plural
            value={foldedSeenCount - 1}
            _0={`${name}’s post · you saw this above`}
            one={`${name}’s post and # reply · you saw this above`}
            other={`${name}’s post and # replies · you saw this above`}
          />
        </FoldedParts>
      ) : null}
      {omitted > 0 && open ? (
        <div>
          <EarlierParts post={post} count={omitted} whole={whole} frame={frame} />
        </div>
      ) : null}
      {omitted > 0 ? null : above.map(itemOf)}
      {folded.length + omitted > 0 && !open ? (
        <FoldedParts
          items={folded}
          onPress={() => unfold(setOpen, omitted > 0 ? 0 : above.length + (foldedSeenCount > 0 ? 1 : 0))}
        >
          <Plural value={folded.length + omitted} one="# earlier reblog" other="# earlier reblogs" />
        </FoldedParts>
      ) : null}
      {omitted > 0 ? above.map(itemOf) : null}
      {open ? folded.map((item, index) => itemOf(item, above.length + index)) : null}
      {tail.map((item, index) => itemOf(item, above.length + folded.length + index))}
    </div>
  );
}
