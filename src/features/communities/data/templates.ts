import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getDeleteModerationTemplateMutationOptions,
  getListModerationTemplatesQueryKey,
  getListModerationTemplatesQueryOptions,
  getSetModerationGuideReadMutationOptions,
} from '#generated/hooks/communities/communities.ts';
import type { ListModerationTemplates200 } from '#generated/zod/listModerationTemplates200.zod.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { refreshMembership } from './membership.ts';

/** Notices that the moderators of a community have worded once. */
export function templatesQuery(community: string) {
  return {
    ...getListModerationTemplatesQueryOptions(community),
    select: ({ response }: ListModerationTemplates200) => response.templates,
  };
}

/** Deletes a template. A failure is shown in a toast. */
export function useDeleteTemplate() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(getDeleteModerationTemplateMutationOptions, {
    onSuccess: (_, { community }) =>
      queryClient.invalidateQueries({ queryKey: getListModerationTemplatesQueryKey(community) }),
    errorToast: t`The template was not deleted. Try again.`,
  });
}

/** Records that a moderator has read how to moderate. */
export function useGuideRead() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(getSetModerationGuideReadMutationOptions, {
    onSuccess: (_, { community }) => refreshMembership(queryClient, community),
    errorToast: t`That was not saved. Try again.`,
  });
}
