import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refreshLists } from '#src/shared/api/read/refresh-lists.ts';
import { useCommandKeys } from '#src/shared/hooks/use-hotkeys.ts';
import { usePullToRefresh } from '#src/shared/hooks/use-pull-to-refresh.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import { onRefreshRequest } from '#src/shared/navigation/refresh.ts';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { matchRoute } from '../routes/match.ts';
import styles from './Refresher.module.css';

/** Returns true when a refreshable page is the top layer. */
function useCanRefresh(): boolean {
  const { base, top } = useLayers();
  return top === 'base' && matchRoute(base.pathname)?.route.isRefreshable === true;
}

/**
 * Refetches the lists of a page: by pulling it down on a touch screen, by a key, from the command palette, and by
 * clicking the link of the current page at its top.
 */
export function Refresher() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const enabled = useCanRefresh();
  const thread = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'still' | 'busy' | 'done'>('still');

  const refresh = useEffectEvent(async () => {
    if (!enabled || state === 'busy') return;
    setState('busy');
    try {
      await refreshLists(queryClient);
      setState('done');
    } catch {
      setState('still');
      addToast({ type: 'error', message: t`The page could not be refreshed.` });
    }
  });
  useEffect(() => onRefreshRequest(() => void refresh()), []);
  usePullToRefresh(thread, () => void refresh(), enabled);
  useCommandKeys({ refresh: () => void refresh() }, enabled);

  // Disables the browser's own pull-to-refresh, which reloads the document.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-pulls', enabled);
  }, [enabled]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-refreshing', state === 'busy');
  }, [state]);

  return (
    <>
      <div
        ref={thread}
        className={styles.thread}
        data-busy={state === 'busy' ? '' : undefined}
        aria-hidden="true"
      />
      <div role="status">
        <VisuallyHidden>
          {state === 'busy' ? t`Refreshing` : state === 'done' ? t`Refreshed` : ''}
        </VisuallyHidden>
      </div>
    </>
  );
}
