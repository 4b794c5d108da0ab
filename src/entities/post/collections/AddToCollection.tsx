import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getListCollectionsInfiniteQueryOptions } from '#generated/hooks/collections/collections.ts';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import type { ListCollections200 } from '#generated/zod/listCollections200.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useDebouncedValue } from '#src/shared/hooks/use-debounced-value.ts';
import { isComposingKey } from '#src/shared/lib/keys/key-event.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { Spinner } from '#src/shared/ui/Spinner.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { CollectionRow, MakeRow, SavedRow } from './AddRows.tsx';
import styles from './AddToCollection.module.css';
import { useKeep } from './keep.ts';

/** Milliseconds without typing after which collections are searched. */
const SEARCH_AFTER_MS = 250;
/** Maximum lengths of the contract. */
const TITLE_MAX_LENGTH = 80;
const NOTE_MAX_LENGTH = 280;

type Keep = ReturnType<typeof useKeep>;

const keyOf = ({ id }: CollectionRef): string => id;
const itemsOf = ({ response }: ListCollections200): CollectionRef[] => response.collections;

/** The member's collections that fit what is typed, the last used first, each saying whether it holds the post. */
function useFound(postId: string, typed: string) {
  const query = useDebouncedValue(typed, SEARCH_AFTER_MS);
  return usePagedList(
    getListCollectionsInfiniteQueryOptions(
      { mine: 1, for_post_id: postId, ...(query ? { query } : {}) },
      { query: paging },
    ),
    itemsOf,
    keyOf,
  );
}

/** Says what became of the post, offers to undo it, and takes a note while it is in. */
function Outcome({ keep, onDone }: { keep: Keep; onDone: () => void }) {
  const { t } = useLingui();
  const [note, setNote] = useState('');
  if (!keep.kept) return null;
  const { outcome, collection } = keep.kept;
  const { id, title, blog, postCount } = collection;
  const link = (
    <AppLink to={paths.collection(blog.name, id)} onClick={onDone}>
      <span dir="auto">{title}</span>
    </AppLink>
  );
  const finish = async (): Promise<void> => {
    const text = note.trim();
    if (text === '' || (await keep.note(collection, text))) onDone();
  };
  return (
    <div className={styles.outcome}>
      <p role="status">
        {outcome === 'added' ? (
          postCount > 1 ? (
            <Trans>
              In {link} now, <Plural value={postCount - 1} one="with one other" other="with # others" />.
            </Trans>
          ) : (
            <Trans>In {link} now.</Trans>
          )
        ) : outcome === 'known' ? (
          <Trans>It is already in {link}. Nothing changed.</Trans>
        ) : (
          <Trans>Taken out of {link}.</Trans>
        )}
      </p>
      {outcome === 'added' ? (
        <TextField
          label={t`A note for it, or none`}
          value={note}
          maxLength={NOTE_MAX_LENGTH}
          autoComplete="off"
          dir="auto"
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposingKey(event.nativeEvent)) void finish();
          }}
        />
      ) : null}
      <div className={styles.buttons}>
        {outcome === 'added' ? (
          <Button variant="quiet" disabled={keep.busy} onClick={() => void keep.remove(collection)}>
            {t`Undo`}
          </Button>
        ) : null}
        {outcome === 'removed' ? (
          <Button variant="quiet" disabled={keep.busy} onClick={() => keep.add(collection)}>{t`Undo`}</Button>
        ) : null}
        <Button variant="primary" loading={keep.busy} onClick={() => void finish()}>{t`Done`}</Button>
      </div>
    </div>
  );
}

function Choice({ post, keep }: { post: Post; keep: Keep }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const typed = text.trim();
  const list = useFound(post.id, typed);
  const { blogs } = useViewer();
  const isOwn = blogs.some(({ uuid }) => uuid === post.blog.uuid);
  const isNamed = list.items?.some(({ title }) => title.toLowerCase() === typed.toLowerCase()) ?? true;
  return (
    <>
      <TextField
        type="search"
        icon="search"
        label={t`Find a collection, or name a new one`}
        hideLabel
        placeholder={t`Find, or name a new one`}
        value={text}
        maxLength={TITLE_MAX_LENGTH}
        autoComplete="off"
        dir="auto"
        autoFocus
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={styles.rows}>
        {typed || isOwn ? null : <SavedRow post={post} />}
        <EndlessList
          list={list}
          skeleton={<Spinner label={t`Loading`} />}
          moreSkeleton={<Spinner label={t`Loading`} />}
          empty={
            typed ? null : (
              <p className={styles.none}>
                <Trans>Name your first collection above.</Trans>
              </p>
            )
          }
          errorText={t`Your collections could not be loaded.`}
        >
          {(collections) =>
            collections.map((collection) => (
              <CollectionRow key={collection.id} collection={collection} typed={typed} keep={keep} />
            ))
          }
        </EndlessList>
        {typed && !isNamed ? <MakeRow title={typed} keep={keep} /> : null}
      </div>
    </>
  );
}

/** Puts a post into one of the member's collections, or into a new one. */
export function AddToCollection({ post, onClose }: { post: Post; onClose: () => void }) {
  const { t } = useLingui();
  const keep = useKeep(post);
  return (
    <Dialog size="small" title={t`Add to a collection`} onClose={onClose}>
      {(close) => (keep.kept ? <Outcome keep={keep} onDone={close} /> : <Choice post={post} keep={keep} />)}
    </Dialog>
  );
}
