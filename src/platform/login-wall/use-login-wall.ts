import { useLocation } from 'react-router';
import { useViewer } from '#src/shared/api/viewer.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { paths } from '#src/shared/navigation/paths.ts';

/** What a visitor wanted to do when the wall rose (spec 001 §3). */
export type WallAction = 'like' | 'follow' | 'followTag' | 'reblog' | 'notes' | 'ask' | 'newTaggedPost';

/**
 * Lets members act and sends visitors to sign-up instead: the sheet opens over the page with `source` and
 * `redirect_to` in its address (spec 001 §2). The answer says whether to go on.
 */
export const useLoginWall = (): ((action: WallAction) => boolean) => {
  const { isLoggedIn } = useViewer();
  const openLayer = useOpenLayer();
  const { pathname, search } = useLocation();
  return (action) => {
    if (isLoggedIn) return true;
    openLayer(paths.register({ source: action, redirectTo: pathname + search }), 'modal');
    return false;
  };
};
