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

/** What stands around a part, by its index from the root on and the name of its blog. */
export type PartFrame = (part: ReactNode, index: number, name: string) => ReactNode;

type TrailProps = {
  post: Post;
  whole?: boolean;
  frame?: PartFrame;
  /** How many of its first parts the reader has met above in the same list (`seenAbove`); they are folded. */
  seen?: number;
};

/**
 * What was reblogged, oldest first, on one thread. A long chain shows its root and its latest parts; the rest unfolds in
 * place and stays unfolded.
 */
export function Trail({ post, whole = false, seen = 0, frame = (part) => part }: TrailProps) {
  const list = useRef<HTMLDivElement>(null);
  const { reading } = useViewer().user ?? {};
  const [open, setOpen] = useDisclosure(`trail:${post.id}`);
  const [again, setAgain] = useDisclosure(`seen:${post.id}`);
  const met = again || post.omittedTrailItems ? 0 : seen;
  // Of a chain with more parts than an answer holds, the root is not here either: one stitch holds all that is missing.
  const omitted = post.omittedTrailItems ?? 0;
  const { head, hidden, tail } = collapseTrail(post.trail.slice(met), reading?.trailItems);
  const isCut = omitted > 0 && hidden.length > 0;
  const above = isCut ? [] : head;
  const folded = isCut ? [...head, ...hidden] : hidden;
  /** The button is gone then: reading goes on with the first part that it hid. */
  const unfold = (show: (open: boolean) => void, at: number): void => {
    const parts = new Set(list.current?.children);
    flushSync(() => show(true));
    for (const part of list.current?.children ?? []) part.toggleAttribute('data-new', !parts.has(part));
    const first = list.current?.children[at];
    if (!(first instanceof HTMLElement)) return;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  };
  const itemOf = (item: TrailItem, place: number) => {
    const index = met + place;
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
      {omitted > 0 && open ? (
        <div>
          <EarlierParts post={post} count={omitted} whole={whole} frame={frame} />
        </div>
      ) : null}
      {omitted > 0 ? null : above.map(itemOf)}
      {folded.length + omitted > 0 && !open ? (
        <Stitch
          items={folded}
          onPress={() => unfold(setOpen, omitted > 0 ? 0 : above.length + (met > 0 ? 1 : 0))}
        >
          <Plural value={folded.length + omitted} one="# earlier reblog" other="# earlier reblogs" />
        </Stitch>
      ) : null}
      {omitted > 0 ? above.map(itemOf) : null}
      {open ? folded.map((item, index) => itemOf(item, above.length + index)) : null}
      {tail.map((item, index) => itemOf(item, above.length + folded.length + index))}
    </div>
  );
}
