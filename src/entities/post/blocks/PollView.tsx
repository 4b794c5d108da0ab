import type { PollBlock } from '#generated/zod/pollBlock.zod.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { ReloadNotice } from './Notice.tsx';
import { StaticPoll } from './StaticPoll.tsx';

export type PollViewProps = {
  block: PollBlock;
  /** Creation time of the post, in Unix seconds. */
  postedAt: number;
};

// Loaded lazily because most posts have no poll.
const LivePoll = lazyPart(() => import('../polls/LivePoll.tsx'), 'LivePoll', {
  whileLoading: (props) => <StaticPoll {...props} />,
  missing: (props) => (
    <StaticPoll {...props}>
      <ReloadNotice />
    </StaticPoll>
  ),
});

/** Renders a poll: readable without scripts, interactive once its voting chunk has loaded. */
export function PollView(props: PollViewProps) {
  return useHydrated() ? <LivePoll {...props} /> : <StaticPoll {...props} />;
}
