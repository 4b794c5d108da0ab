import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { type CommandHandlers, useCommandKeys } from '#src/shared/hooks/use-hotkeys.ts';
import { isLetterKey } from '#src/shared/lib/keys/key-event.ts';
import { isApplePlatform } from '#src/shared/lib/keys/keymap-rules.ts';
import { scrollToTop } from '#src/shared/lib/look/scroll-to-top.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { onOpenCommands } from '../commands/commands-opener.ts';
import { usePalettes } from '../providers/palette.ts';
import { usePaletteSheet } from './use-palette-sheet.tsx';

const ShortcutList = lazyLayer(() => import('./ShortcutList.tsx'), 'ShortcutList');
const CommandPalette = lazyLayer(() => import('../commands/CommandPalette.tsx'), 'CommandPalette');

function isInDialog({ target }: Event): boolean {
  return target instanceof Element && target.closest('[role*=dialog]') !== null;
}

/** Wraps handlers so that keys pressed inside a dialog do not affect the page beneath it. */
function outsideDialogs(handlers: CommandHandlers): CommandHandlers {
  return Object.fromEntries(
    Object.entries(handlers).map(([command, action]) => [
      command,
      (event: KeyboardEvent) => {
        if (!isInDialog(event)) action(event);
      },
    ]),
  );
}

/**
 * Opens the command palette by Ctrl+K (Cmd+K on Apple platforms), also while typing; an editor that uses the key for
 * links keeps it.
 */
function useCommandPaletteKey(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { defaultPrevented, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isHeld = isApplePlatform(navigator.platform) ? metaKey && !ctrlKey : ctrlKey && !metaKey;
    if (defaultPrevented || !isLetterKey(event, 'k') || !isHeld || altKey || shiftKey || isInDialog(event))
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

/** Keyboard shortcuts that work on every page (docs/decisions/013); `?` lists them. */
export function SiteShortcuts() {
  const [shown, setShown] = useState<'keys' | 'commands'>();
  const { isLoggedIn } = useViewer();
  const navigate = useNavigate();
  const openLayer = useOpenLayer();
  const { cycle } = usePalettes();
  const { openSheet, sheet } = usePaletteSheet();
  const close = (): void => setShown(undefined);
  const openKeys = (): void => setShown('keys');
  const openCommands = (): void => setShown('commands');
  useCommandPaletteKey(openCommands);
  useEffect(() => onOpenCommands(() => setShown('commands')), []);
  useCommandKeys(
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
      {shown === 'keys' ? <ShortcutList onClose={close} /> : null}
      {shown === 'commands' ? (
        <CommandPalette onClose={close} openKeys={openKeys} openPalettes={openSheet} />
      ) : null}
      {sheet}
    </>
  );
}
