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
import { tellFailure } from '#src/shared/api/write/show-error-toast.ts';
import { carryOut, type Write } from '#src/shared/api/write/write.ts';
import { withVote } from '../model/poll.ts';

/** Codes after which the results have to be read anew: the member has voted elsewhere, or the poll is closed. */
const STALE = [20002, 20003];

/** Results change while others vote, but nobody waits for them. */
const STALE_TIME = 60_000;

/** A poll's results, the same wherever the poll is shown: a reblog shows its original's. */
export function pollQuery(id: string) {
  return {
    ...getGetPollResultsQueryOptions(id, { query: { staleTime: STALE_TIME } }),
    select: (answer: GetPollResults200) => answer.response.results,
  };
}

/** What belongs to a vote: shown at once wherever the poll stands, and taken back when it is refused. */
export function voteOn(queryClient: QueryClient, id: string): Write<VotePollMutationVariables, VotePoll200> {
  const { queryKey } = pollQuery(id);
  return {
    show: async ({ data: { selected } }) => {
      // A reading that is under way was asked before the vote and would undo it on the screen.
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (!before) return undefined;
      const results = withVote(before.response.results, selected);
      queryClient.setQueryData(queryKey, { ...before, response: { results } });
      return () => void queryClient.setQueryData(queryKey, before);
    },
    done: async (answer) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, answer);
    },
    refused: async (error) => {
      if (STALE.some((code) => isApiError(error, code))) await queryClient.invalidateQueries({ queryKey });
    },
  };
}

/** Says in a toast that a vote did not count: its poll is not on the page to say so. */
export const tellRefusal = (error: unknown): void => tellFailure(error, t`We could not count your vote.`);

/** Casts the vote somebody signed in for. Answers whether it is counted; a refusal is told in a toast. */
export function voteForMember(
  queryClient: QueryClient,
  { id, selected }: { id: string; selected: readonly string[] },
): Promise<boolean> {
  const vote = { ...voteOn(queryClient, id), failed: t`We could not count your vote.` };
  return carryOut(queryClient, getVotePollMutationOptions, vote, { id, data: { selected: [...selected] } });
}
