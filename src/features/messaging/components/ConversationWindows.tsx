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

/** Width at which several windows fit beside each other without covering the content. */
const WIDE_WINDOW = '(width >= 1680px)';
const NO_WINDOWS: readonly Shown[] = [];

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Returns the address of the clicked link. */
function linkHrefOf(event: MouseEvent): string | undefined {
  const [target] = event.composedPath();
  return target instanceof Element ? target.closest('a')?.href : undefined;
}

/**
 * Conversations that float at the lower right while the member keeps reading (spec 000 §2.5, §4). Plain clicks on links
 * to a conversation open it here; clicks with a modifier key open the page as usual.
 */
export function ConversationWindows() {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const maxOpen = useMediaQuery(WIDE_WINDOW) ? 2 : 1;
  const windows = useSyncExternalStore(onWindowsChange, conversationWindows, () => NO_WINDOWS);

  const openHere = useEffectEvent((event: MouseEvent) => {
    const address = isPlain(event) ? linkHrefOf(event) : undefined;
    const pair = address ? conversationIn(address) : undefined;
    if (!pair) return;
    event.preventDefault();
    event.stopPropagation();
    openWindow(pair, maxOpen);
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => openHere(event);
    // Capture phase, to run before the router handles the click.
    document.addEventListener('click', listener, { capture: true });
    return () => document.removeEventListener('click', listener, { capture: true });
  }, []);

  // A blog that was transferred takes its conversations along, so its windows are hidden.
  const own = (name: string) => blogs.find((blog) => blog.name.toLowerCase() === name.toLowerCase());
  const shown = windows.flatMap((window) => {
    const blog = own(window.selectedBlogName);
    return blog ? [{ window, blog }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <aside className={styles.windows} data-screen-only aria-label={t`Open conversations`}>
      {shown.map(({ window, blog }) =>
        isOpen(window) || window.isLeaving ? (
          <ConversationWindow key={keyOf(window)} window={window} blog={blog} />
        ) : null,
      )}
      <ul className={styles.small}>
        {shown.map(({ window, blog }) =>
          window.action === 'minimized' ? (
            <li key={keyOf(window)}>
              <MinimisedConversation window={window} blog={blog} onOpen={() => openWindow(window, maxOpen)} />
            </li>
          ) : null,
        )}
      </ul>
    </aside>
  );
}
