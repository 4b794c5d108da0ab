import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { paths } from '#src/paths/paths.ts';
import { onPendingAction, type PendingAction } from '#src/platform/login-wall/pending-action.ts';
import { useLayers, useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import type { ConfirmedKind } from './PostLoginActionDialog.tsx';

const PostLoginActionDialog = lazyLayer(() => import('./PostLoginActionDialog.tsx'), 'PostLoginActionDialog');

/**
 * Returns the kind when a dialog confirms it; joining and a collection say so in a toast, and what shows on the page
 * itself needs no words.
 */
function confirmedKind(action: PendingAction): ConfirmedKind | undefined {
  const { kind } = action;
  if ('collection' in action) return undefined;
  return kind === 'like' || kind === 'follow' || kind === 'followTag' || kind === 'vote' ? kind : undefined;
}

/** Replays the action the login wall interrupted, once the visitor is a member, and confirms it (spec 001 §4). */
export function PendingActions() {
  const queryClient = useQueryClient();
  const openLayer = useOpenLayer();
  const [done, setDone] = useState<ConfirmedKind>();
  const [blog, setBlog] = useState<string>();
  const isBase = useLayers().top === 'base';
  const openBlog = useEffectEvent((name: string) => {
    setBlog(undefined);
    openLayer(paths.blog(name), 'overlay');
  });

  useEffect(() => {
    onPendingAction(async (action) => {
      if (action.kind === 'blogView') return setBlog(action.blog.name);
      const { replayPendingAction } = await import('./replay-pending-action.ts');
      if (await replayPendingAction(queryClient, action)) setDone(confirmedKind(action));
    });
    return () => onPendingAction(undefined);
  }, [queryClient]);

  // The sign-in closes first, or its navigation would close the preview.
  useEffect(() => {
    if (blog !== undefined && isBase) openBlog(blog);
  }, [blog, isBase]);

  return done ? <PostLoginActionDialog kind={done} onClose={() => setDone(undefined)} /> : null;
}
