import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { type FeedAnswer, postsOf } from '#src/shared/api/read/feed.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { type Drag, useDragOrder } from '#src/shared/hooks/use-drag-order.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { MAX_CHOSEN, useArrange } from '../data/arrange.ts';
import { arrangedPostsQuery } from '../data/collections.ts';
import styles from './Arrange.module.css';
import { ArrangeRow } from './ArrangeRow.tsx';
import { EmptyCollection } from './EmptyCollection.tsx';
import { useHeld } from './use-held.ts';

const keyOf = ({ id }: Post): string => id;
/** Returns the posts of a page that were put in by hand; those that the rule found have no place of their own. */
function itemsOf(page: FeedAnswer): readonly Post[] {
  return postsOf(page).filter(({ collectionItem }) => collectionItem?.isFromRule === false);
}

/** Returns the side of a row at which the drop line is shown. */
function dropAt(drag: Drag | undefined, id: string, index: number): 'before' | 'after' | undefined {
  if (!drag || drag.id === drag.after) return undefined;
  if (drag.after === '0') return index === 0 ? 'before' : undefined;
  return drag.after === id ? 'after' : undefined;
}

type RowsProps = { collection: CollectionRef; posts: readonly Post[] };

/** Rows that are moved by dragging, by keys or from their menus, and the bar of those that are chosen. */
function Rows({ collection, posts }: RowsProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const [said, say] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const postOf = useMemo(() => new Map(posts.map((post) => [post.id, post])), [posts]);
  const shownByServer = useMemo(() => posts.map(({ id }) => id), [posts]);
  const { ids, move, toTop, takeOut, note, busy } = useArrange(collection, shownByServer);
  const total = ids.length;
  const focused = useRef<string>(undefined);
  const { held, shown, keys } = useHeld(ids, move, (place) => say(t`Place ${place} of ${total}`));
  const { drag, handle } = useDragOrder(list, ({ id, after }) => {
    if (after !== id) move(id, after === '0' ? undefined : after);
  });

  // Moving a row in the document blurs its handle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new order moves the row.
  useEffect(() => {
    if (held) focused.current = held;
    if (!focused.current) return;
    const grip = list.current?.querySelector<HTMLElement>(`[data-item="${focused.current}"] [data-grip]`);
    if (document.activeElement !== grip) grip?.focus();
    if (!held) focused.current = undefined;
  }, [held, shown]);

  const step = (id: string, steps: number): void => {
    const place = ids.indexOf(id) + steps;
    move(id, ids[steps < 0 ? place - 1 : place]);
  };
  const picked = ids.filter((id) => chosen.has(id));
  const change = async (write: (postIds: readonly string[]) => Promise<boolean>): Promise<void> => {
    if (await write(picked)) setChosen(new Set());
  };
  return (
    <>
      <ol
        ref={list}
        className={styles.rows}
        aria-label={t`Posts of ${collection.title}`}
        data-dragging={drag ? '' : undefined}
      >
        {shown.map((id, index) => {
          const post = postOf.get(id);
          if (!post) return null;
          return (
            <ArrangeRow
              key={id}
              post={post}
              place={index + 1}
              isLast={index === shown.length - 1}
              isHeld={held === id}
              isDragged={drag?.id === id}
              drop={dropAt(drag, id, index)}
              grip={{ ...handle(id), ...keys(id) }}
              isChosen={chosen.has(id)}
              onChoose={(isChosen) => {
                const next = new Set(chosen);
                if (isChosen) next.add(id);
                else next.delete(id);
                setChosen(next);
              }}
              onStep={(steps) => step(id, steps)}
              onTop={() => move(id, undefined)}
              onTakeOut={() => void takeOut([id])}
              onNote={(text) => note(id, text)}
            />
          );
        })}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {picked.length > 0 ? (
        <section className={styles.bar} aria-label={t`Chosen posts`}>
          <b>
            <Plural value={picked.length} one="# chosen" other="# chosen" />
          </b>
          <Button
            size="small"
            variant="quiet"
            disabled={busy || picked.length > MAX_CHOSEN}
            onClick={() => void change(toTop)}
          >{t`To the top`}</Button>
          <Button
            size="small"
            variant="quiet"
            disabled={busy || picked.length > MAX_CHOSEN}
            onClick={() => void change(takeOut)}
          >{t`Take out`}</Button>
          <IconButton icon="close" label={t`Choose none`} onClick={() => setChosen(new Set())} />
        </section>
      ) : null}
    </>
  );
}

/** Page that arranges a collection's posts by mouse, touch and keyboard, for its editors. */
export function Arrange({ collection }: { collection: CollectionRef }) {
  const { t } = useLingui();
  const { id, blog, title, sort } = collection;
  const list = usePagedList(arrangedPostsQuery(id), itemsOf, keyOf);
  return (
    <div className={styles.page}>
      <PageHead title={t`Arrange ${title}`} noIndex />
      <header className={styles.head}>
        <h1 dir="auto">{title}</h1>
        <ButtonLink href={paths.collection(blog.name, id)} variant="primary">{t`Done`}</ButtonLink>
        <p>
          <Trans>Drag by the dots, or hold one with Space and use the arrow keys.</Trans>{' '}
          {sort === 'manual' ? null : <Trans>Readers see another order until you choose “By hand”.</Trans>}
        </p>
      </header>
      <EndlessList
        list={list}
        skeleton={<RowSkeleton />}
        moreSkeleton={<RowSkeleton />}
        empty={<EmptyCollection collection={collection} />}
        errorText={t`The posts could not be loaded.`}
      >
        {(posts) => <Rows collection={collection} posts={posts} />}
      </EndlessList>
    </div>
  );
}
