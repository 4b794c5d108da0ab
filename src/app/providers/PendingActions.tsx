import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onPendingAction, type PendingAction } from '#src/platform/login-wall/pending-action.ts';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';

const Nice = lazyLayer(() => import('./PostLoginActionDialog.tsx'), 'Nice');

/** Does for a new or returned member what the login wall kept them from, and says so (spec 001 §4). */
export function PendingActions() {
  const queryClient = useQueryClient();
  const [done, setDone] = useState<PendingAction['kind']>();

  useEffect(() => {
    onPendingAction(async (action) => {
      const { replay } = await import('./replay.ts');
      if (await replay(queryClient, action)) setDone(action.kind);
    });
    return () => onPendingAction(undefined);
  }, [queryClient]);

  return done ? <Nice kind={done} onClose={() => setDone(undefined)} /> : null;
}
