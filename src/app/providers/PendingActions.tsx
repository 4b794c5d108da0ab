import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onPendingAction, type PendingAction } from '#src/platform/login-wall/pending-action.ts';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';

const PostLoginActionDialog = lazyLayer(() => import('./PostLoginActionDialog.tsx'), 'PostLoginActionDialog');

/** Replays the action the login wall interrupted, once the visitor is a member, and confirms it (spec 001 §4). */
export function PendingActions() {
  const queryClient = useQueryClient();
  const [done, setDone] = useState<PendingAction['kind']>();

  useEffect(() => {
    onPendingAction(async (action) => {
      const { replayPendingAction } = await import('./replay-pending-action.ts');
      if (await replayPendingAction(queryClient, action)) setDone(action.kind);
    });
    return () => onPendingAction(undefined);
  }, [queryClient]);

  return done ? <PostLoginActionDialog kind={done} onClose={() => setDone(undefined)} /> : null;
}
