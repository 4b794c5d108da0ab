import { Plural, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import { useDisclosure } from '../model/disclosure.ts';
import styles from './PostTags.module.css';

/** Tags shown before “more”; hiding a single one would save nothing. */
const SHOWN = 8;

/** A post's tags, each the way to its hub. */
export function PostTags({ tags, id }: { tags: readonly string[]; id: string }) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useDisclosure(`tags:${id}`);
  if (tags.length === 0) return null;
  const hidden = open || tags.length <= SHOWN + 1 ? 0 : tags.length - SHOWN;
  const unfold = (): void => {
    flushSync(() => setOpen(true));
    list.current?.children[SHOWN]?.querySelector('a')?.focus();
  };
  return (
    <ul ref={list} className={styles.tags} aria-label={t`Tags`}>
      {tags.slice(0, tags.length - hidden).map((tag) => (
        <li key={tag}>
          <AppLink to={paths.tagged(tag)} className={styles.tag} rel="tag" dir="auto">
            #{tag}
          </AppLink>
        </li>
      ))}
      {hidden > 0 ? (
        <li>
          <button type="button" className={styles.more} aria-expanded="false" onClick={unfold}>
            <Plural value={hidden} one="# more" other="# more" />
          </button>
        </li>
      ) : null}
    </ul>
  );
}
