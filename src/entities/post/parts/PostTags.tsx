import { Plural, useLingui } from '@lingui/react/macro';
import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { useDisclosure } from '../model/disclosure.ts';
import styles from './PostTags.module.css';

const MuteTag = lazyPart(() => import('./MuteTag.tsx'), 'MuteTag');

/** Tags shown before “more”; hiding a single one would save nothing. */
const SHOWN = 8;

/** The tag that is pointed at, has the focus, or that a finger rests on: it can be muted. */
type AtHand = { tag: string; isPressed: boolean };

/** A post's tags, each the way to its hub; members can mute one where it stands. */
export function PostTags({ tags, id }: { tags: readonly string[]; id: string }) {
  const { t } = useLingui();
  const { isLoggedIn } = useViewer();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useDisclosure(`tags:${id}`);
  const [atHand, setAtHand] = useState<AtHand>();
  if (tags.length === 0) return null;
  const hidden = open || tags.length <= SHOWN + 1 ? 0 : tags.length - SHOWN;
  const unfold = (): void => {
    flushSync(() => setOpen(true));
    list.current?.children[SHOWN]?.querySelector('a')?.focus();
  };
  const point = (tag: string): void => {
    if (isLoggedIn && tag !== atHand?.tag) setAtHand({ tag, isPressed: false });
  };
  const hold = (event: MouseEvent, tag: string): void => {
    const isFinger = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
    if (!isLoggedIn || !isFinger) return;
    event.preventDefault();
    setAtHand({ tag, isPressed: true });
  };
  return (
    <ul ref={list} className={styles.tags} aria-label={t`Tags`}>
      {tags.slice(0, tags.length - hidden).map((tag) => (
        <li
          key={tag}
          className={styles.item}
          onPointerEnter={() => point(tag)}
          onFocus={() => point(tag)}
          onContextMenu={(event) => hold(event, tag)}
        >
          <AppLink to={paths.tagged(tag)} className={styles.tag} rel="tag" dir="auto">
            #{tag}
          </AppLink>
          {atHand?.tag === tag ? <MuteTag tag={tag} isPressed={atHand.isPressed} /> : null}
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
