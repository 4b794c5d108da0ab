import { useLocation } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { keepPending, type PendingAction } from './pending-action.ts';

/** What a visitor wanted to do when the wall rose (spec 001 §3). */
export type WallAction =
  | 'like'
  | 'vote'
  | 'follow'
  | 'followTag'
  | 'reblog'
  | 'notes'
  | 'ask'
  | 'newTaggedPost';

interface AfterSignIn {
  /** Done for the visitor once they are a member. */
  pending?: PendingAction;
  /** Where signing in leads; by default back to the page the wall rose over. */
  redirectTo?: string;
}

/**
 * Lets members act and sends visitors to sign-up instead: the sheet opens over the page with `source` and
 * `redirect_to` in its address (spec 001 §2). The answer says whether to go on.
 */
export function useLoginWall(): (action: WallAction, after?: AfterSignIn) => boolean {
  const { isLoggedIn } = useViewer();
  const openLayer = useOpenLayer();
  const { pathname, search } = useLocation();
  return (action, { pending, redirectTo = pathname + search } = {}) => {
    if (isLoggedIn) return true;
    keepPending(pending);
    openLayer(paths.register({ source: action, redirectTo }), 'modal');
    return false;
  };
}
