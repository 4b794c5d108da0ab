import { useQueryClient } from '@tanstack/react-query';
import {
  getInviteBlogMemberMutationOptions,
  getInviteByMailMutationOptions,
  getListBlogInvitationsQueryKey,
  getListBlogMembersInfiniteQueryKey,
  getListBlogMembersInfiniteQueryOptions,
} from '#generated/hooks/blogs/blogs.ts';
import type { BlogRole } from '#generated/zod/blogRole.zod.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { viewerQuery } from '#src/shared/api/viewer/viewer.ts';
import { useWrite, type Writer } from '#src/shared/api/write/use-write.ts';
import type { WriteCall } from '#src/shared/api/write/write.ts';

/** Query of a blog's members, the first admin first. */
export function membersQuery(blog: string) {
  return getListBlogMembersInfiniteQueryOptions(blog, undefined, { query: paging });
}

/** Changes members or invitations of a blog; refetches the lists and the viewer's role in the blog. */
export function useMemberWrite<Variables>(
  blog: string,
  call: WriteCall<Variables, unknown>,
  done?: () => unknown,
): Writer<Variables> {
  const queryClient = useQueryClient();
  return useWrite(call, {
    onSuccess: async () => {
      await Promise.all(
        [
          getListBlogMembersInfiniteQueryKey(blog),
          getListBlogInvitationsQueryKey(blog),
          viewerQuery().queryKey,
        ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
      await done?.();
    },
  });
}

/** An invitation to a blog and its role. */
interface Invitation {
  blog: string;
  /** A blog's name, or an e-mail address. */
  whom: string;
  role: BlogRole;
}

/** Invites a blog by name, or a person by e-mail address (spec 000 §5 tells the two apart by the @). */
export const inviteCall: WriteCall<Invitation, unknown> = (options) => {
  const [named, mailed] = [
    getInviteBlogMemberMutationOptions(options),
    getInviteByMailMutationOptions(options),
  ];
  return {
    mutationKey: named.mutationKey,
    mutationFn: async ({ blog, whom, role }, context) =>
      whom.includes('@')
        ? mailed.mutationFn?.({ blog, data: { email: whom, role } }, context)
        : named.mutationFn?.({ blog, recipient: whom, data: { role } }, context),
  };
};
