import { useRef, useState } from 'react';
import type { CreatedPost } from '#generated/zod/createdPost.zod.ts';
import type { Uploads } from '#src/entities/media/uploads.ts';
import { useBackOnline } from '#src/shared/api/write/use-back-online.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import type { WriteCall } from '#src/shared/api/write/write.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { isReady, pollsIn } from '../model/polls.ts';
import { isInFuture } from '../model/schedule.ts';
import { picturesOf, recordingsOf, toBlocks } from '../model/to-blocks.ts';
import type { FixedPart } from '../model/types.ts';
import type { Recordings } from './recordings.ts';
import type { Contents } from './use-draft.ts';

/** Reason why a post could not be sent. */
export type Problem =
  | { kind: 'empty' }
  /** The scheduled time is missing or in the past. */
  | { kind: 'time' }
  /** Some image uploads failed; each shows its own error. */
  | { kind: 'pictures' }
  /** Some audio or video uploads failed; each shows its own error. */
  | { kind: 'recordings' }
  /** Some polls are incomplete; each shows its own error. */
  | { kind: 'polls' }
  /** Sending failed without a connection, which is back. */
  | { kind: 'reconnected' }
  | { kind: 'refused'; error: unknown };

/** `waiting`: image, audio or video uploads are still pending. */
export type Phase = 'writing' | 'waiting' | 'sending' | 'done';

type PublishOptions = {
  uploads: Uploads;
  recordings: Recordings;
  /** Resolves when mentions in the text are resolved. */
  settle: () => Promise<void>;
  read: () => Contents;
  fixed: FixedPart;
  /** Returns true when a post without content may be sent, as a reblog may while it shows its trail. */
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
 * Sends the form once: pressing again while it is being sent does nothing, except that it ends the wait for uploads. A
 * failure leaves the contents unchanged.
 */
export function usePublish(options: PublishOptions) {
  const { uploads, recordings, settle, read, fixed, mayBeEmpty, call, onSend, onDone, onRefused } = options;
  const [phase, setPhase] = useState<Phase>('writing');
  const [problem, setProblem] = useState<Problem>();
  const running = useRef<AbortController>(null);
  const { write } = useWrite(call, {
    onSuccess: ({ response }) => onDone(response),
    onError: (error) => {
      setProblem({ kind: 'refused', error });
      onRefused?.(error);
    },
  });
  const forgetProblem = (): void => setProblem(undefined);
  useBackOnline(problem?.kind === 'refused' ? problem.error : undefined, () =>
    setProblem({ kind: 'reconnected' }),
  );

  /** Waits for image uploads; resolves to true when sending can continue. */
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

  /** Waits for audio and video uploads; resolves to true when sending can continue. */
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
    if (contents.outcome === 'schedule' && !isInFuture(contents.goesOutAt, siteNow())) {
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
    // A published post is never sent again from this form.
    if (ended !== 'done') running.current = null;
  };

  return {
    phase,
    problem,
    publish,
    /** Ends the wait for uploads. */
    cancelWaiting: () => running.current?.abort(),
    forgetProblem,
  };
}
