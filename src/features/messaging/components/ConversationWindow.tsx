import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { isComposingKey } from '#src/shared/lib/keys/key-event.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { closeWindow, minimiseWindow } from '../model/window-store.ts';
import type { ConversationWindow as Shown } from '../model/windows.ts';
import { Conversation } from './Conversation.tsx';
import { ConversationHead } from './ConversationHead.tsx';
import styles from './ConversationWindows.module.css';

/** A conversation in a floating window. Escape minimises it. */
export function ConversationWindow({ window, blog }: { window: Shown; blog: Blog }) {
  const { t } = useLingui();
  const windowRef = useRef<HTMLDivElement>(null);
  const { otherParticipantName: name, isFresh, isLeaving } = window;
  const minimise = () => minimiseWindow(window);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposingKey(event.nativeEvent)) return;
    event.stopPropagation();
    minimise();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is opened anew.
  useEffect(() => {
    if (isFresh) (windowRef.current?.querySelector('textarea') ?? windowRef.current)?.focus();
  }, [isFresh, window.lastOpenedDateTs]);
  return (
    <div
      ref={windowRef}
      className={styles.window}
      data-leaving={isLeaving ? window.action : undefined}
      inert={isLeaving}
      role="dialog"
      aria-label={t`${name}, conversation`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <Conversation
        blog={blog}
        otherName={name}
        shouldAutoFocus={isFresh}
        head={(conversation) => (
          <ConversationHead
            level="h2"
            blog={blog}
            otherName={name}
            conversation={conversation}
            after={
              <>
                <IconButton icon="chevron-down" size="small" label={t`Minimise`} onClick={minimise} />
                <IconButton icon="close" size="small" label={t`Close`} onClick={() => closeWindow(window)} />
              </>
            }
          />
        )}
      />
    </div>
  );
}
