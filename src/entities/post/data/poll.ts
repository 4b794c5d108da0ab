import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import {
  getGetPollResultsQueryOptions,
  getVotePollMutationOptions,
  type VotePollMutationVariables,
} from '#generated/hooks/posts/posts.ts';
import type { GetPollResults200 } from '#generated/zod/getPollResults200.zod.ts';
import type { VotePoll200 } from '#generated/zod/votePoll200.zod.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { showErrorToast } from '#src/shared/api/write/show-error-toast.ts';
import { executeWrite, type Write } from '#src/shared/api/write/write.ts';
import { withVote } from '../model/poll.ts';

/** Error codes after which the results are refetched: the member has voted elsewhere, or the poll is closed. */
const STALE_RESULT_CODES = [20002, 20003];

/** Results change while others vote, but a minute of delay is acceptable. */
const STALE_TIME_MS = 60_000;

/** A poll's results, shared by all places that show the poll: a reblog shows the results of its original. */
export function pollQuery(id: string) {
  return {
    ...getGetPollResultsQueryOptions(id, { query: { staleTime: STALE_TIME_MS } }),
    select: (answer: GetPollResults200) => answer.response.results,
  };
}

/**
 * The vote as a write with an optimistic update of all places that show the poll, rolled back when the server refuses.
 */
export function voteWrite(
  queryClient: QueryClient,
  id: string,
): Write<VotePollMutationVariables, VotePoll200> {
  const { queryKey } = pollQuery(id);
  return {
    optimisticUpdate: ({ data: { selected } }, changeQuery) =>
      changeQuery<GetPollResults200>(queryKey, (known) => ({
        ...known,
        response: { results: withVote(known.response.results, selected) },
      })),
    onSuccess: (answer) => void queryClient.setQueryData(queryKey, answer),
    onError: async (error) => {
      if (STALE_RESULT_CODES.some((code) => isApiError(error, code)))
        await queryClient.invalidateQueries({ queryKey });
    },
  };
}

/** Shows an error toast for a vote whose poll is no longer on the page. */
export function showVoteErrorToast(error: unknown): void {
  showErrorToast(error, t`We could not count your vote.`);
}

/**
 * Casts the vote a visitor logged in for. Resolves to true when it is counted; shows an error toast when the server
 * refuses.
 */
export function voteAfterLogin(
  queryClient: QueryClient,
  { id, selected }: { id: string; selected: readonly string[] },
): Promise<boolean> {
  const vote = { ...voteWrite(queryClient, id), errorToast: t`We could not count your vote.` };
  return executeWrite(queryClient, getVotePollMutationOptions, vote, {
    id,
    data: { selected: [...selected] },
  });
}
