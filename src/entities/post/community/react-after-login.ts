import { t } from '@lingui/core/macro';
import { reactToPost } from '#generated/hooks/communities/communities.ts';
import { postOverlay } from '#src/shared/api/read/post-overlay.ts';
import { showErrorToast } from '#src/shared/api/write/show-error-toast.ts';

/** Adds the reaction that a visitor signed in for. Resolves to true when it is there. */
export async function reactAfterLogin({
  id,
  community,
  grapheme,
}: {
  id: string;
  community: string;
  grapheme: string;
}): Promise<boolean> {
  try {
    const { response } = await reactToPost(community, id, { grapheme });
    postOverlay.put(id, { reactions: response.reactions });
    return true;
  } catch (error) {
    showErrorToast(error, t`Your reaction was not added.`);
    return false;
  }
}
