import { useLocation, useNavigate } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { type PendingAction, storePendingAction } from './pending-action.ts';

/** Actions that open the login wall for visitors (spec 001 §3). */
export type LoginWallAction =
  | 'like'
  | 'vote'
  | 'follow'
  | 'followTag'
  | 'reblog'
  | 'notes'
  | 'ask'
  | 'newTaggedPost';

interface AfterSignIn {
  /** Replayed after signing in. */
  pending?: PendingAction;
  /** Target after signing in; defaults to the current page. */
  redirectTo?: string;
}

/**
 * Returns a guard for actions that need an account: for members it returns true, for visitors it opens the sign-up
 * sheet over the page with `source` and `redirect_to` in its address (spec 001 §2) and returns false. Where the site
 * switched the wall off, it leads to the page to log in on.
 */
export function useLoginWall(): (action: LoginWallAction, after?: AfterSignIn) => boolean {
  const { isLoggedIn, features } = useViewer();
  const openLayer = useOpenLayer();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (action, { pending, redirectTo = pathname + search } = {}) => {
    if (isLoggedIn) return true;
    storePendingAction(pending);
    // Without the wall there is the page to log in on.
    if (features.includes('loginWall')) openLayer(paths.register({ source: action, redirectTo }), 'modal');
    else navigate(paths.login({ redirectTo }));
    return false;
  };
}
