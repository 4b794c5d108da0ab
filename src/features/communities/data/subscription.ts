import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getGetCommunityQueryKey,
  getSubscribeCommunityMutationOptions,
  getUnsubscribeCommunityMutationOptions,
} from '#generated/hooks/communities/communities.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';

/** Switches the notifications of every new post of a community. */
export function useCommunitySubscription(community: string) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const options = {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: getGetCommunityQueryKey(community) }),
    errorToast: t`The notifications could not be changed.`,
  };
  const on = useWrite(getSubscribeCommunityMutationOptions, options);
  const off = useWrite(getUnsubscribeCommunityMutationOptions, options);
  return {
    change: (subscribed: boolean) => void (subscribed ? on : off).write({ community }),
    busy: on.busy || off.busy,
  };
}
