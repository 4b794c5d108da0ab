import { useQueryClient } from '@tanstack/react-query';
import {
  checkBlogInvitation,
  getJoinBlogMutationOptions,
  getRevokeBlogInvitationMutationOptions,
} from '#generated/hooks/blogs/blogs.ts';
import { switchViewer } from '#src/shared/api/viewer/viewer.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { storeInvitation } from '../model/stored-invitation.ts';

/**
 * An invitation to write for a blog. Never served from the cache, because it may have been withdrawn.
 *
 * @param token of a mailed link; undefined for the member's own invitation
 */
export function invitationQuery(blog: string, token: string | undefined, isLoggedIn: boolean) {
  return {
    queryKey: ['blog-invitation', blog, token ?? null, isLoggedIn],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { response } = await checkBlogInvitation(blog, token === undefined ? {} : { token }, { signal });
      return response.invitation;
    },
    staleTime: 0,
    retry: false,
  };
}

/** Accepts an invitation. The member's own blogs are refetched before `joined` is called. */
export function useJoin(blog: string, token: string | undefined, joined: () => unknown) {
  const queryClient = useQueryClient();
  const { write, busy, error } = useWrite(getJoinBlogMutationOptions, {
    onSuccess: async () => {
      storeInvitation(blog, undefined);
      await switchViewer(queryClient);
      await joined();
    },
  });
  return { join: () => void write({ blog, data: token === undefined ? {} : { token } }), busy, error };
}

/** Declines an invitation; the invited member is named by their primary blog. */
export function useDecline(blog: string, recipient: string, declined: () => unknown) {
  const { write, busy, error } = useWrite(getRevokeBlogInvitationMutationOptions, { onSuccess: declined });
  return { decline: () => void write({ blog, recipient }), busy, error };
}
