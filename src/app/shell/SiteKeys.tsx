import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { type Hotkeys, useHotkeys } from '#src/shared/hooks/use-hotkeys.ts';
import { scrollToTop } from '#src/shared/lib/look/scroll-to-top.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { paths } from '#src/shared/navigation/paths.ts';
import { usePalette } from '../providers/palette.ts';

const KeyList = lazy(async () => ({ default: (await import('./KeyList.tsx')).KeyList }));

/** A key pressed inside a dialog means nothing to the page under it. */
function outsideDialogs(hotkeys: Hotkeys): Hotkeys {
  return Object.fromEntries(
    Object.entries(hotkeys).map(([key, action]) => [
      key,
      (event: KeyboardEvent) => {
        if (!(event.target instanceof Element && event.target.closest('[role*=dialog]'))) action?.(event);
      },
    ]),
  );
}

/** Keys that work on every page (docs/decisions/013); `?` shows them all, since nobody finds them otherwise. */
export function SiteKeys() {
  const [isOpen, setOpen] = useState(false);
  const { isLoggedIn } = useViewer();
  const navigate = useNavigate();
  const openLayer = useOpenLayer();
  const { cycle } = usePalette();
  useHotkeys(
    outsideDialogs({
      '?': () => setOpen(true),
      '.': scrollToTop,
      'shift+p': cycle,
      e: () => navigate(paths.explore()),
      ...(isLoggedIn && {
        c: () => openLayer(paths.newPost(), 'modal'),
        d: () => navigate(paths.dashboard()),
      }),
    }),
  );
  return isOpen ? (
    <Suspense fallback={null}>
      <KeyList onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
