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

/** Who writes for a blog, its first admin first. */
export function membersQuery(blog: string) {
  return getListBlogMembersInfiniteQueryOptions(blog, undefined, { query: paging });
}

/** Changes who writes for a blog or may; the lists, and what the member is in the blog, are read anew. */
export function useMemberWrite<Variables>(
  blog: string,
  call: WriteCall<Variables, unknown>,
  done?: () => unknown,
): Writer<Variables> {
  const queryClient = useQueryClient();
  return useWrite(call, {
    done: async () => {
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

/** Whom to invite to a blog, and as what. */
interface Invitation {
  blog: string;
  /** A blog's name, or a mail address. */
  whom: string;
  role: BlogRole;
}

/** Invites a blog by its name, or an address by mail (spec 000 §5 tells the two apart by the @). */
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
