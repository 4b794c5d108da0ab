import { Plural, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { useHotkeys } from '#src/shared/hooks/use-hotkeys.ts';
import type { PagedList } from '#src/shared/lib/lists/paged-list.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { useBulk } from '../data/bulk.ts';
import { EMPTY_SELECTION, select, selectedOf } from '../model/selection.ts';
import styles from './Bulk.module.css';
import { BulkBar } from './BulkBar.tsx';
import { BulkRow } from './BulkRow.tsx';
import { DeskList } from './DeskList.tsx';

type BulkListProps = {
  blog: Blog;
  list: PagedList<Post>;
  /** Rendered when there are no rows. */
  empty: ReactNode;
  /** Returns to the reading view; undefined for a list that has only rows. */
  onClose?: () => void;
};

/** Checkbox for all shown posts, indeterminate while only some are selected. */
function SelectAll({
  all,
  some,
  onChange,
}: {
  all: boolean;
  some: boolean;
  onChange: (on: boolean) => void;
}) {
  const { t } = useLingui();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = some && !all;
  }, [all, some]);
  return (
    <label className={styles.all}>
      <input
        ref={box}
        type="checkbox"
        className={styles.box}
        checked={all}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {t`Select all posts shown`}
    </label>
  );
}

/** List of posts as selectable rows, with the bulk actions for the selection. */
export function BulkList({ blog, list, empty, onClose }: BulkListProps) {
  const { t } = useLingui();
  const bulk = useBulk(blog.name);
  const [selection, setSelection] = useState(EMPTY_SELECTION);
  const shown = list.items?.map(({ id }) => id) ?? [];
  const ids = selectedOf(selection, shown);
  const chosen = new Set(ids);
  const clear = (): void => setSelection(EMPTY_SELECTION);
  useHotkeys({ Escape: clear }, ids.length > 0);
  return (
    <section className={styles.bulk} aria-label={t`Choose posts`}>
      <div className={styles.top}>
        {shown.length > 0 ? (
          <SelectAll
            all={ids.length === shown.length}
            some={ids.length > 0}
            onChange={(on) => setSelection({ chosen: new Set(on ? shown : []), anchor: undefined })}
          />
        ) : null}
        <span className={styles.shown}>
          {shown.length > 0 ? <Plural value={shown.length} one="# post" other="# posts" /> : null}
        </span>
        {onClose ? (
          <Button size="small" variant="quiet" onClick={onClose}>
            {t`Done`}
          </Button>
        ) : null}
      </div>
      <DeskList list={list} empty={empty}>
        {(posts) => (
          <ul className={styles.rows}>
            {posts.map((post) => (
              <li key={post.id}>
                <BulkRow
                  post={post}
                  timeZone={blog.timezone}
                  chosen={chosen.has(post.id)}
                  onChoose={(on, isRange) =>
                    setSelection((before) => select(before, shown, post.id, { on, isRange }))
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </DeskList>
      <BulkBar
        blog={blog}
        posts={list.items?.filter(({ id }) => chosen.has(id)) ?? []}
        bulk={bulk}
        onClear={clear}
      />
    </section>
  );
}
