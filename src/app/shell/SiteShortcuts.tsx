import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { type ActKeys, useActKeys } from '#src/shared/hooks/use-hotkeys.ts';
import { isApple } from '#src/shared/lib/keys/keymap-rules.ts';
import { scrollToTop } from '#src/shared/lib/look/scroll-to-top.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { onCommandsWanted } from '../commands/commands-opener.ts';
import { usePalette } from '../providers/palette.ts';
import { usePaletteSheet } from './use-palette-sheet.tsx';

const KeyList = lazyLayer(() => import('./ShortcutList.tsx'), 'KeyList');
const CommandPalette = lazyLayer(() => import('../commands/CommandPalette.tsx'), 'CommandPalette');

function isInDialog({ target }: Event): boolean {
  return target instanceof Element && target.closest('[role*=dialog]') !== null;
}

/** A key pressed inside a dialog means nothing to the page under it. */
function outsideDialogs(acts: ActKeys): ActKeys {
  return Object.fromEntries(
    Object.entries(acts).map(([act, action]) => [
      act,
      (event: KeyboardEvent) => {
        if (!isInDialog(event)) action(event);
      },
    ]),
  );
}

/** Ctrl+K, or what stands for it here, also while somebody types; a text that links by it keeps it. */
function useCommandsKey(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { defaultPrevented, key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isHeld = isApple(navigator.platform) ? metaKey && !ctrlKey : ctrlKey && !metaKey;
    if (defaultPrevented || key.toLowerCase() !== 'k' || !isHeld || altKey || shiftKey || isInDialog(event))
      return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Keys that work on every page (docs/decisions/013); `?` shows them all, since nobody finds them otherwise. */
export function SiteKeys() {
  const [shown, setShown] = useState<'keys' | 'commands'>();
  const { isLoggedIn } = useViewer();
  const navigate = useNavigate();
  const openLayer = useOpenLayer();
  const { cycle } = usePalette();
  const { openSheet, sheet } = usePaletteSheet();
  const close = (): void => setShown(undefined);
  const openKeys = (): void => setShown('keys');
  const openCommands = (): void => setShown('commands');
  useCommandsKey(openCommands);
  useEffect(() => onCommandsWanted(() => setShown('commands')), []);
  useActKeys(
    outsideDialogs({
      keys: openKeys,
      top: scrollToTop,
      palette: cycle,
      explore: () => navigate(paths.explore()),
      ...(isLoggedIn && {
        compose: () => openLayer(paths.newPost(), 'modal'),
        dashboard: () => navigate(paths.dashboard()),
        activity: () => navigate(paths.activity()),
        messages: () => navigate(paths.messages()),
      }),
    }),
  );
  return (
    <>
      {shown === 'keys' ? <KeyList onClose={close} /> : null}
      {shown === 'commands' ? (
        <CommandPalette onClose={close} openKeys={openKeys} openPalettes={openSheet} />
      ) : null}
      {sheet}
    </>
  );
}
