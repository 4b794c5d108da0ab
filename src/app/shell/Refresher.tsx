import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refreshLists } from '#src/shared/api/read/refresh-lists.ts';
import { useActKeys } from '#src/shared/hooks/use-hotkeys.ts';
import { usePull } from '#src/shared/hooks/use-pull.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import { onRefreshWanted } from '#src/shared/navigation/refresh.ts';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { matchRoute } from '../routes/match.ts';
import styles from './Refresher.module.css';

/** Whether a page that can be refreshed lies on top. */
function useCanRefresh(): boolean {
  const { base, top } = useLayers();
  return top === 'base' && matchRoute(base.pathname)?.route.refreshes === true;
}

/**
 * Asks anew for the lists of a page: when it is pulled down on a touch screen, by a key, from the command palette, and when
 * somebody at its top presses the link that leads where they are.
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
  useEffect(() => onRefreshWanted(() => void refresh()), []);
  usePull(thread, () => void refresh(), enabled);
  useActKeys({ refresh: () => void refresh() }, enabled);

  // The browser's own pulling, which loads the whole document again, makes room for this one.
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
