import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { useCurrentPost } from '#src/shared/api/read/post-overlay.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { listFormat } from '#src/shared/lib/language/formatters.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { useSave } from '../data/save.ts';
import { RelativeTime } from '../parts/RelativeTime.tsx';
import styles from './AddToCollection.module.css';
import type { useKeep } from './keep.ts';
import { Strung } from './Strung.tsx';

type Keep = ReturnType<typeof useKeep>;

type AddRowProps = {
  picture: ReactNode;
  title: ReactNode;
  detail: ReactNode;
  /** True when the post is there already; undefined for a row that makes something. */
  isHeld?: boolean | undefined;
  disabled?: boolean;
  onPress: () => void;
};

function AddRow({ picture, title, detail, isHeld, disabled = false, onPress }: AddRowProps) {
  return (
    <button type="button" className={styles.row} aria-pressed={isHeld} disabled={disabled} onClick={onPress}>
      {picture}
      <span className={styles.words}>
        <b dir="auto">{title}</b>
        <small>{detail}</small>
      </span>
      {isHeld ? <Icon name="check" size={20} className={styles.tick} /> : null}
    </button>
  );
}

function placeOf(text: string, typed: string): number {
  return typed ? text.toLowerCase().indexOf(typed.toLowerCase()) : -1;
}

/** Text in which the part that was typed is marked. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const start = placeOf(text, typed);
  if (start < 0) return text;
  const end = start + typed.length;
  return (
    <>
      {text.slice(0, start)}
      <mark className={styles.mark}>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}

/** Says since when the post is in a collection, or how many posts it has and who keeps or sees it. */
function Facts({ collection, typed }: { collection: CollectionRef; typed: string }) {
  const locale = useDateLocale();
  const { blogs } = useViewer();
  const { title, postCount, keepers, visibility, heldItem } = collection;
  const names = (all: typeof keepers) => listFormat(locale).format(all.map(({ name }) => name));
  if (heldItem)
    return (
      <Trans>
        Here since <RelativeTime timestamp={heldItem.keptTs} />
      </Trans>
    );
  if (placeOf(title, typed) < 0 && keepers.some(({ name }) => placeOf(name, typed) >= 0))
    return (
      <Trans>
        kept by <Marked text={names(keepers)} typed={typed} />
      </Trans>
    );
  const others = keepers.filter(({ uuid }) => blogs.every((own) => own.uuid !== uuid));
  return (
    <>
      <Plural value={postCount} one="# post" other="# posts" />
      {others.length > 0 ? (
        <Trans>, with {names(others)}</Trans>
      ) : visibility === 'private' ? (
        <Trans>, only you</Trans>
      ) : visibility === 'unlisted' ? (
        <Trans>, with the link</Trans>
      ) : null}
    </>
  );
}

/** A collection of the list: pressing it puts the post in, or takes it out. */
export function CollectionRow({
  collection,
  typed,
  keep,
}: {
  collection: CollectionRef;
  typed: string;
  keep: Keep;
}) {
  const isHeld = collection.heldItem !== undefined;
  return (
    <AddRow
      picture={<Strung collection={collection} sizes="44px" className={styles.strung} />}
      title={<Marked text={collection.title} typed={typed} />}
      detail={<Facts collection={collection} typed={typed} />}
      isHeld={isHeld}
      disabled={keep.busy}
      onPress={() => (isHeld ? void keep.remove(collection) : keep.add(collection))}
    />
  );
}

/** First row of others' posts: the posts that were saved without a collection. */
export function SavedRow({ post }: { post: Post }) {
  const { t } = useLingui();
  const save = useSave();
  const isSaved = useCurrentPost(post)?.saved === true;
  return (
    <AddRow
      picture={
        <span className={styles.symbol}>
          <Icon name="clock" size={20} />
        </span>
      }
      title={t`Saved for later`}
      detail={t`Only you`}
      isHeld={isSaved}
      onPress={() => void save(post, !isSaved)}
    />
  );
}

/** Last row while something is typed: makes a collection of that name. */
export function MakeRow({ title, keep }: { title: string; keep: Keep }) {
  return (
    <AddRow
      picture={
        <span className={styles.symbol}>
          <Icon name="plus" size={20} />
        </span>
      }
      title={<Trans>New collection “{title}”</Trans>}
      detail={<Trans>Only you, until you say otherwise</Trans>}
      disabled={keep.busy}
      onPress={() => keep.make(title)}
    />
  );
}
