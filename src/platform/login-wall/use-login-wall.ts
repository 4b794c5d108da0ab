import { useLocation, useNavigate } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { holdAct, type LoginWallAction, type LoginWallSubject, loginWallAreaOf } from './held-act.ts';
import { type PendingAction, storePendingAction } from './pending-action.ts';

interface AfterSignIn extends LoginWallSubject {
  /** Replayed after signing in. */
  pending?: PendingAction;
  /** Target after signing in; defaults to the current page. */
  redirectTo?: string;
  /** Text that the visitor has typed, shown in the wall; the form must keep it itself. */
  typed?: string;
  /** Path that reading on without an account leads to. */
  goOn?: string;
}

/** First path segments of the site that are no names of blogs; the others are, for the words of the wall. */
const SITE_SEGMENTS =
  /^(?:_labs|about|blog|gifts|help|login|policy|privacy|register|settings|shop|skeinmart|support.*)$/;

/**
 * Returns a guard for actions that need an account: for members it returns true, for visitors it opens the login wall
 * over the page with `source` and `redirect_to` in its address (spec 001 §2) and returns false. Where the site switched
 * the wall off, it leads to the page to log in on.
 */
export function useLoginWall(): (action: LoginWallAction, after?: AfterSignIn) => boolean {
  const { isLoggedIn, features } = useViewer();
  const openLayer = useOpenLayer();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (action, { pending, redirectTo = pathname + search, ...about } = {}) => {
    if (isLoggedIn) return true;
    storePendingAction(pending, redirectTo);
    // Without the wall there is the page to log in on.
    if (!features.includes('loginWall')) {
      navigate(paths.login({ redirectTo }));
      return false;
    }
    const area = loginWallAreaOf(pathname, (name) => !SITE_SEGMENTS.test(name));
    holdAct({ ...about, action, area });
    openLayer(paths.register({ source: action, redirectTo }), 'modal');
    return false;
  };
}
