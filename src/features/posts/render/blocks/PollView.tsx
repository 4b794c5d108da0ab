import { lazy, Suspense } from 'react';
import type { PollBlock } from '#generated/zod/pollBlock.zod.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { NeedsReload } from './NeedsReload.tsx';
import { StillPoll } from './StillPoll.tsx';

export type PollViewProps = {
  block: PollBlock;
  /** When the post was made, in seconds since 1970. */
  postedAt: number;
};

/** What is left when the voting part cannot be fetched. */
const OnlyWords = (props: PollViewProps) => (
  <StillPoll {...props}>
    <NeedsReload />
  </StillPoll>
);

// Most pages have no poll, so voting is fetched by those that do.
const LivePoll = lazy(async () => ({
  default: await import('../polls/LivePoll.tsx').then(
    (module) => module.LivePoll,
    () => OnlyWords,
  ),
}));

/** A poll: readable at once and without scripts, answered once its voting part is there. */
export const PollView = (props: PollViewProps) => {
  const isAwake = useHydrated();
  const still = <StillPoll {...props} />;
  if (!isAwake) return still;
  return (
    <Suspense fallback={still}>
      <LivePoll {...props} />
    </Suspense>
  );
};
