import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { onPendingAction, type PendingAction } from '#src/platform/login-wall/pending-action.ts';

const Nice = lazy(async () => ({ default: (await import('./Nice.tsx')).Nice }));

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

  return done ? (
    <Suspense fallback={null}>
      <Nice kind={done} onClose={() => setDone(undefined)} />
    </Suspense>
  ) : null;
}
