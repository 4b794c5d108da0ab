import { useRef, useState } from 'react';
import type { CreatedPost } from '#generated/zod/createdPost.zod.ts';
import type { Uploads } from '#src/entities/media/uploads.ts';
import { useBackOnline } from '#src/shared/api/write/use-back-online.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import type { WriteCall } from '#src/shared/api/write/write.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { isReady, pollsIn } from '../model/polls.ts';
import { isToCome } from '../model/schedule.ts';
import { picturesOf, recordingsOf, toBlocks } from '../model/to-blocks.ts';
import type { FixedPart } from '../model/types.ts';
import type { Recordings } from './recordings.ts';
import type { Contents } from './use-draft.ts';

/** Why a post could not leave the form. */
export type Problem =
  | { kind: 'empty' }
  /** It is to be scheduled for no time, or for one that has passed. */
  | { kind: 'time' }
  /** Some pictures failed; each says why beside it. */
  | { kind: 'pictures' }
  /** Some sounds or films failed; each says why beside it. */
  | { kind: 'recordings' }
  /** Some polls lack something; each says what beside it. */
  | { kind: 'polls' }
  | { kind: 'refused'; error: unknown };

/** `waiting`: pictures, sounds or films are still on their way. */
export type Phase = 'writing' | 'waiting' | 'sending' | 'done';

type PublishOptions = {
  uploads: Uploads;
  recordings: Recordings;
  /** What is still being made of the words resolves. */
  settle: () => Promise<void>;
  read: () => Contents;
  fixed: FixedPart;
  /** Whether a post without a word may be sent: a reblog may, while it shows its trail. */
  mayBeEmpty: (contents: Contents) => boolean;
  call: WriteCall<Contents, { response: CreatedPost }>;
  onSend: () => void;
  onDone: (created: CreatedPost) => void;
  onRefused: ((error: unknown) => void) | undefined;
};

function isEmpty(contents: Contents, fixed: FixedPart): boolean {
  return toBlocks(contents.doc, fixed).content.length === fixed.content.length;
}

/**
 * Sends the form once: pressing again while it is under way does nothing, except that it ends the waiting for pictures.
 * Whatever goes wrong leaves everything as it was typed.
 */
export function usePublish(options: PublishOptions) {
  const { uploads, recordings, settle, read, fixed, mayBeEmpty, call, onSend, onDone, onRefused } = options;
  const [phase, setPhase] = useState<Phase>('writing');
  const [problem, setProblem] = useState<Problem>();
  const running = useRef<AbortController>(null);
  const { write } = useWrite(call, {
    done: ({ response }) => onDone(response),
    refused: (error) => {
      setProblem({ kind: 'refused', error });
      onRefused?.(error);
    },
  });
  const forgetProblem = (): void => setProblem(undefined);
  useBackOnline(problem?.kind === 'refused' ? problem.error : undefined, forgetProblem);

  /** Waits for the pictures; says whether to go on. */
  const picturesAreIn = async (signal: AbortSignal): Promise<boolean> => {
    const localIds = picturesOf(read().doc)
      .filter(({ attrs }) => !attrs.block)
      .map(({ attrs }) => attrs.localId);
    setPhase('waiting');
    const { failed, uploading } = await uploads.settled(localIds, signal);
    if (signal.aborted) return false;
    const isMissing = failed + uploading > 0 || picturesOf(read().doc).some(({ attrs }) => !attrs.block);
    if (isMissing) setProblem({ kind: 'pictures' });
    return !isMissing;
  };

  /** Waits for sounds and films; says whether to go on. */
  const recordingsAreIn = async (signal: AbortSignal): Promise<boolean> => {
    const open = recordingsOf(read().doc).filter(({ attrs }) => !attrs.block);
    const localIds = open.map(({ attrs }) => attrs.localId);
    await recordings.settled(localIds, signal);
    if (signal.aborted) return false;
    const isMissing = recordingsOf(read().doc).some(({ attrs }) => !attrs.block);
    if (isMissing) setProblem({ kind: 'recordings' });
    return !isMissing;
  };

  const run = async (signal: AbortSignal): Promise<Phase> => {
    setPhase('waiting');
    const isStopped = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    await Promise.race([settle(), isStopped]);
    if (!(await picturesAreIn(signal)) || !(await recordingsAreIn(signal))) return 'writing';
    const contents = read();
    if (!mayBeEmpty(contents) && isEmpty(contents, fixed)) {
      setProblem({ kind: 'empty' });
      return 'writing';
    }
    if (!pollsIn(contents.doc).every(isReady)) {
      setProblem({ kind: 'polls' });
      return 'writing';
    }
    if (contents.outcome === 'schedule' && !isToCome(contents.goesOutAt, siteNow())) {
      setProblem({ kind: 'time' });
      return 'writing';
    }
    setPhase('sending');
    onSend();
    return (await write(contents)) ? 'done' : 'writing';
  };

  const publish = async (): Promise<void> => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProblem(undefined);
    const ended = await run(controller.signal);
    setPhase(ended);
    // A post that is out never goes out again from this form.
    if (ended !== 'done') running.current = null;
  };

  return {
    phase,
    problem,
    publish,
    /** Ends the waiting for pictures. */
    cancelWaiting: () => running.current?.abort(),
    forgetProblem,
  };
}
