import type { PollBlock } from '#generated/zod/pollBlock.zod.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { NeedsReload } from './Notice.tsx';
import { StillPoll } from './StillPoll.tsx';

export type PollViewProps = {
  block: PollBlock;
  /** When the post was made, in seconds since 1970. */
  postedAt: number;
};

// Most posts have no poll, so voting comes with the first that has one.
const LivePoll = lazyPart(() => import('../polls/LivePoll.tsx'), 'LivePoll', {
  whileLoading: (props) => <StillPoll {...props} />,
  missing: (props) => (
    <StillPoll {...props}>
      <NeedsReload />
    </StillPoll>
  ),
});

/** A poll: readable at once and without scripts, answered once its voting part is there. */
export function PollView(props: PollViewProps) {
  return useHydrated() ? <LivePoll {...props} /> : <StillPoll {...props} />;
}
