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

/** Number of tags before “more”; a single remaining tag is shown, because the button would take as much space. */
const MAX_SHOWN_TAGS = 8;

/** The tag that is hovered, focused or long-pressed: it can be muted. */
type ActiveTag = { tag: string; isPressed: boolean };

/** Renders a post's tags as links to their hubs; members can mute each. */
export function PostTags({ tags, id }: { tags: readonly string[]; id: string }) {
  const { t } = useLingui();
  const { isLoggedIn } = useViewer();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useDisclosure(`tags:${id}`);
  const [activeTag, setActiveTag] = useState<ActiveTag>();
  if (tags.length === 0) return null;
  const hidden = open || tags.length <= MAX_SHOWN_TAGS + 1 ? 0 : tags.length - MAX_SHOWN_TAGS;
  const unfold = (): void => {
    flushSync(() => setOpen(true));
    list.current?.children[MAX_SHOWN_TAGS]?.querySelector('a')?.focus();
  };
  const point = (tag: string): void => {
    if (isLoggedIn && tag !== activeTag?.tag) setActiveTag({ tag, isPressed: false });
  };
  const hold = (event: MouseEvent, tag: string): void => {
    const isFinger = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
    if (!isLoggedIn || !isFinger) return;
    event.preventDefault();
    setActiveTag({ tag, isPressed: true });
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
          {activeTag?.tag === tag ? <MuteTag tag={tag} isPressed={activeTag.isPressed} /> : null}
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
