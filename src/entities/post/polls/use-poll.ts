import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { getVotePollMutationOptions } from '#generated/hooks/posts/posts.ts';
import type { PollResults } from '#generated/zod/pollResults.zod.ts';
import { useLoginWall } from '#src/platform/login-wall/use-login-wall.ts';
import { useBackOnline } from '#src/shared/api/write/use-back-online.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { useNow } from '#src/shared/hooks/use-now.ts';
import type { PollViewProps } from '../blocks/PollView.tsx';
import { pollQuery, tellRefusal, voteOn } from '../data/poll.ts';
import { closesAt } from '../model/poll-closing.ts';

/** Why a poll cannot be read, or a vote was not counted. */
export type Problem =
  | { kind: 'unread'; error: unknown }
  | { kind: 'empty' }
  | { kind: 'refused'; error: unknown };

interface PollState {
  /** Where the poll is drawn. */
  ref: RefObject<HTMLDivElement | null>;
  results: PollResults | undefined;
  chosen: readonly string[];
  choose: (chosen: readonly string[]) => void;
  vote: () => void;
  /** Whether the member voted just now, and whether the server has counted that. */
  isFresh: boolean;
  isCounted: boolean;
  problem: Problem | undefined;
  readAgain: () => void;
}

/** Reads the results anew once a poll's time is over while somebody looks at it. */
function useClosing(props: PollViewProps, results: PollResults | undefined, readAgain: () => void): void {
  const closing = results ? results.closesTs : closesAt(props.block, props.postedAt);
  const now = useNow();
  const isOver = closing !== undefined && closing <= now;
  const seemsOpen = results?.isOpen === true;
  useEffect(() => {
    if (isOver && seemsOpen) readAgain();
  }, [isOver, seemsOpen, readAgain]);
}

/** What a poll knows and can do. */
export function usePoll(props: PollViewProps): PollState {
  const { clientId } = props.block;
  const queryClient = useQueryClient();
  const mayAct = useLoginWall();
  const ref = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [stage, setStage] = useState<'open' | 'voted' | 'counted'>('open');
  const [problem, setProblem] = useState<Problem>();
  const { data: results, error, refetch } = useQuery(pollQuery(clientId));
  useClosing(props, results, refetch);

  const isFresh = stage !== 'open' && results?.hasVoted === true;
  // The ballot went away with the focus in it: reading goes on with the outcome.
  useEffect(() => {
    if (isFresh && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [isFresh]);

  const voting = voteOn(queryClient, clientId);
  const { write, busy } = useWrite(getVotePollMutationOptions, {
    ...voting,
    refused: async (refusal, vote) => {
      await voting.refused?.(refusal, vote);
      if (ref.current) setProblem({ kind: 'refused', error: refusal });
      // The reader has scrolled on: the poll is gone from the page.
      else tellRefusal(refusal);
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
