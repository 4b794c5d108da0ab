import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Porch } from '#generated/zod/porch.zod.ts';
import type { PorchThing } from '#generated/zod/porchThing.zod.ts';
import type { PorchWidget } from '#generated/zod/porchWidget.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { collectionsOf, keyOfCollection, ownCollectionsQuery } from '../data/collections.ts';
import {
  blogsOf,
  communitiesOf,
  followingQuery,
  keyOfBlog,
  keyOfCommunity,
  ownCommunitiesQuery,
} from '../data/porch-things.ts';
import styles from './BarePorch.module.css';

type Start = 'quiet' | 'board' | 'collector';

/** Places of the parts of a miniature: look, columns and rows. */
const MINIATURES: Record<Start, readonly (readonly [look: string, columns: number, rows: number])[]> = {
  quiet: [
    ['slate', 4, 2],
    ['plain', 4, 2],
  ],
  board: [
    ['slate', 2, 1],
    ['card', 2, 3],
    ['plain', 2, 3],
    ['plain', 1, 1],
    ['plain', 1, 1],
  ],
  collector: [
    ['card', 2, 2],
    ['picture', 2, 2],
    ['plain', 1, 2],
    ['card', 3, 2],
  ],
};

/** Numbers of lanterns, and of collections, to begin with. */
const FIRST_LANTERN_COUNT = 5;
const FIRST_COLLECTION_COUNT = 3;

type Made = readonly [PorchWidget, PorchThing];

/** Returns a function that makes a porch to begin with, from what the member follows and keeps. */
function useStart(porch: Porch): ((start: Start) => Porch) | undefined {
  const { t } = useLingui();
  const { primaryBlog } = useViewer();
  const collections = usePagedList(ownCollectionsQuery(), collectionsOf, keyOfCollection);
  const communities = usePagedList(ownCommunitiesQuery(), communitiesOf, keyOfCommunity);
  const blogs = usePagedList(followingQuery(), blogsOf, keyOfBlog);
  if ([collections, communities, blogs].some(({ items, state }) => !items && state !== 'error'))
    return undefined;
  const note = (text: string): Made => [{ kind: 'note', size: 'wide', text }, {}];
  const own: Made[] = primaryBlog ? [[{ kind: 'posts', size: 'large', blogUuid: primaryBlog.uuid }, {}]] : [];
  const hung: Record<Start, () => Made[]> = {
    quiet: () => [note(t`Come in. The kettle is on.`), ...own],
    board: () => [
      note(t`What is going on here`),
      ...(communities.items ?? [])
        .slice(0, 1)
        .map(
          (community): Made => [{ kind: 'community', size: 'small', uuid: community.uuid }, { community }],
        ),
      [{ kind: 'lights', size: 'large' }, {}],
    ],
    collector: () => [
      ...(collections.items ?? [])
        .slice(0, FIRST_COLLECTION_COUNT)
        .map(
          (collection): Made => [
            { kind: 'collection', size: 'small', collectionId: collection.id },
            { collection },
          ],
        ),
      ...own,
    ],
  };
  return (start) => {
    const made = hung[start]();
    const lit = (blogs.items ?? []).slice(0, FIRST_LANTERN_COUNT);
    return {
      ...porch,
      widgets: made.map(([widget]) => widget),
      things: made.map(([, thing]) => thing),
      lanterns: lit.map(({ name }) => ({ title: name, href: paths.blog(name) })),
      lights: lit.map((blog) => ({ blog })),
    };
  };
}

type BarePorchProps = { porch: Porch; onStart: (porch: Porch) => void };

/** Shown while a porch is bare: three arrangements to begin with, or nothing. */
export function BarePorch({ porch, onStart }: BarePorchProps) {
  const { t } = useLingui();
  const begin = useStart(porch);
  const [chosen, setChosen] = useState<Start>('quiet');
  const starts: readonly [Start, string, string][] = [
    ['quiet', t`The quiet one`, t`A line of chalk, and your latest posts.`],
    ['board', t`The noticeboard`, t`A note, a community, whose lights are on.`],
    ['collector', t`The collector`, t`Three collections and your latest posts.`],
  ];
  return (
    <>
      <header className={styles.head}>
        <h1>
          <Trans>A bare porch</Trans>
        </h1>
        <p>
          <Trans>
            Hang up what you would show a friend. Start from one of these and change every part of it, or from
            nothing.
          </Trans>
        </p>
      </header>
      <fieldset className={styles.starts}>
        <legend className={styles.legend}>{t`Begin with`}</legend>
        {starts.map(([start, name, says]) => (
          <label key={start} className={styles.start}>
            <input
              type="radio"
              name="begin"
              value={start}
              checked={chosen === start}
              onChange={() => setChosen(start)}
            />
            <span className={styles.miniature} aria-hidden="true">
              {MINIATURES[start].map(([look, columns, rows], index) => (
                <i
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a miniature never change.
                  key={index}
                  className={styles[look]}
                  style={{ gridColumn: `span ${columns}`, gridRow: `span ${rows}` }}
                />
              ))}
            </span>
            <b>{name}</b>
            <small>{says}</small>
          </label>
        ))}
      </fieldset>
      <p className={styles.actions}>
        <Button
          variant="primary"
          loading={!begin}
          onClick={() => begin && onStart(begin(chosen))}
        >{t`Hang these up`}</Button>
        <Button onClick={() => onStart(porch)}>{t`Start with nothing`}</Button>
        <span>
          <Trans>Only you see it until you say who may.</Trans>
        </span>
      </p>
    </>
  );
}
