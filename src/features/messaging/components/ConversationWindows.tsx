import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useMediaQuery } from '#src/shared/hooks/use-media-query.ts';
import { conversationIn } from '../model/conversation-address.ts';
import { conversationWindows, onWindowsChange, openWindow } from '../model/window-store.ts';
import { isOpen, keyOf, type ConversationWindow as Shown } from '../model/windows.ts';
import { ConversationWindow } from './ConversationWindow.tsx';
import styles from './ConversationWindows.module.css';
import { MinimisedConversation } from './MinimisedConversation.tsx';

/** Where several stand beside each other without covering what is read. */
const WIDE = '(width >= 1680px)';
const NONE: readonly Shown[] = [];

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The address a click leads to. */
function addressOf(event: MouseEvent): string | undefined {
  const [target] = event.composedPath();
  return target instanceof Element ? target.closest('a')?.href : undefined;
}

/**
 * Conversations that float at the lower right while the member goes on reading (spec 000 §2.5, §4). Whatever links to a
 * conversation opens it here; with a key held down, it is a page as everywhere.
 */
export function ConversationWindows() {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const most = useMediaQuery(WIDE) ? 2 : 1;
  const windows = useSyncExternalStore(onWindowsChange, conversationWindows, () => NONE);

  const openHere = useEffectEvent((event: MouseEvent) => {
    const address = isPlain(event) ? addressOf(event) : undefined;
    const pair = address ? conversationIn(address) : undefined;
    if (!pair) return;
    event.preventDefault();
    event.stopPropagation();
    openWindow(pair, most);
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => openHere(event);
    // Before links follow themselves.
    document.addEventListener('click', listener, { capture: true });
    return () => document.removeEventListener('click', listener, { capture: true });
  }, []);

  // A blog that was given away since takes its letters along.
  const own = (name: string) => blogs.find((blog) => blog.name.toLowerCase() === name.toLowerCase());
  const shown = windows.flatMap((window) => {
    const blog = own(window.selectedBlogName);
    return blog ? [{ window, blog }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <aside className={styles.windows} aria-label={t`Open conversations`}>
      {shown.map(({ window, blog }) =>
        isOpen(window) || window.isLeaving ? (
          <ConversationWindow key={keyOf(window)} window={window} blog={blog} />
        ) : null,
      )}
      <ul className={styles.small}>
        {shown.map(({ window, blog }) =>
          window.action === 'minimized' ? (
            <li key={keyOf(window)}>
              <MinimisedConversation window={window} blog={blog} onOpen={() => openWindow(window, most)} />
            </li>
          ) : null,
        )}
      </ul>
    </aside>
  );
}
