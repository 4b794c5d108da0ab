import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { getVotePollMutationOptions } from '#generated/hooks/posts/posts.ts';
import type { PollResults } from '#generated/zod/pollResults.zod.ts';
import { useLoginWall } from '#src/platform/login-wall/use-login-wall.ts';
import { useBackOnline } from '#src/shared/api/write/use-back-online.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { useNow } from '#src/shared/hooks/use-now.ts';
import type { PollViewProps } from '../blocks/PollView.tsx';
import { pollQuery, showVoteErrorToast, voteWrite } from '../data/poll.ts';
import { pollClosesAt } from '../model/poll-closing.ts';

/** Why a poll could not be loaded, or a vote was not counted. */
export type PollFailure =
  | { kind: 'unread'; error: unknown }
  | { kind: 'empty' }
  | { kind: 'refused'; error: unknown };

interface PollState {
  /** Root element of the poll. */
  ref: RefObject<HTMLDivElement | null>;
  results: PollResults | undefined;
  chosen: readonly string[];
  choose: (chosen: readonly string[]) => void;
  vote: () => void;
  /** True when the member voted just now, and true when the server has counted the vote. */
  isFresh: boolean;
  isCounted: boolean;
  problem: PollFailure | undefined;
  readAgain: () => void;
}

/** Refetches the results when a poll ends while it is on the page. */
function usePollClosing(props: PollViewProps, results: PollResults | undefined, readAgain: () => void): void {
  const closing = results ? results.closesTs : pollClosesAt(props.block, props.postedAt);
  const now = useNow();
  const isOver = closing !== undefined && closing <= now;
  const seemsOpen = results?.isOpen === true;
  useEffect(() => {
    if (isOver && seemsOpen) readAgain();
  }, [isOver, seemsOpen, readAgain]);
}

/** Returns the state and the actions of a poll. */
export function usePoll(props: PollViewProps): PollState {
  const { clientId } = props.block;
  const queryClient = useQueryClient();
  const mayAct = useLoginWall();
  const ref = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [stage, setStage] = useState<'open' | 'voted' | 'counted'>('open');
  const [problem, setProblem] = useState<PollFailure>();
  const { data: results, error, refetch } = useQuery(pollQuery(clientId));
  usePollClosing(props, results, refetch);

  const isFresh = stage !== 'open' && results?.hasVoted === true;
  // The focused ballot was removed, so focus moves to the results.
  useEffect(() => {
    if (isFresh && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [isFresh]);

  const voting = voteWrite(queryClient, clientId);
  const { write, busy } = useWrite(getVotePollMutationOptions, {
    ...voting,
    onError: async (refusal, vote) => {
      await voting.onError?.(refusal, vote);
      if (ref.current) setProblem({ kind: 'refused', error: refusal });
      // The poll is no longer on the page, because the reader has scrolled on.
      else showVoteErrorToast(refusal);
    },
  });
  useBackOnline(problem?.kind === 'refused' ? problem.error : undefined, () => setProblem(undefined));
  const send = async (): Promise<void> => {
    setStage('voted');
    const isCounted = await write({ id: clientId, data: { selected: [...chosen] } });
    setStage(isCounted ? 'counted' : 'open');
  };

  const vote = (): void => {
    if (busy) return;
    if (chosen.length === 0) {
      setProblem({ kind: 'empty' });
      return;
    }
    setProblem(undefined);
    const pending = { kind: 'vote', poll: { id: clientId, selected: chosen } } as const;
    if (mayAct('vote', { pending })) void send();
  };

  return {
    ref,
    results,
    chosen,
    choose: (answers) => {
      setChosen(answers);
      setProblem(undefined);
    },
    vote,
    isFresh,
    isCounted: stage === 'counted',
    problem: problem ?? (error && !results ? { kind: 'unread', error } : undefined),
    readAgain: () => void refetch(),
  };
}
