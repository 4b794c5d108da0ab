import { useQueryClient } from '@tanstack/react-query';
import {
  checkBlogInvitation,
  getJoinBlogMutationOptions,
  getRevokeBlogInvitationMutationOptions,
} from '#generated/hooks/blogs/blogs.ts';
import { viewerChanged } from '#src/shared/api/viewer/viewer.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { keepInvitation } from '../model/kept-invitation.ts';

/**
 * What an invitation to write for a blog says. Never from the cache: somebody may have withdrawn it.
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

/** Accepting an invitation. The member's own blogs are known anew before `joined` is called. */
export function useJoin(blog: string, token: string | undefined, joined: () => unknown) {
  const queryClient = useQueryClient();
  const { write, busy, error } = useWrite(getJoinBlogMutationOptions, {
    done: async () => {
      keepInvitation(blog, undefined);
      await viewerChanged(queryClient);
      await joined();
    },
  });
  return { join: () => void write({ blog, data: token === undefined ? {} : { token } }), busy, error };
}

/** Declining the invitation that a member was sent, who is named by their first blog. */
export function useDecline(blog: string, recipient: string, declined: () => unknown) {
  const { write, busy, error } = useWrite(getRevokeBlogInvitationMutationOptions, { done: declined });
  return { decline: () => void write({ blog, recipient }), busy, error };
}
