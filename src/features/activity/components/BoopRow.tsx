import { useLingui } from '@lingui/react/macro';
import type { Boop } from '#generated/zod/boop.zod.ts';
import { BlogRow } from '#src/entities/blog/BlogRow.tsx';
import { BoopButton } from '#src/entities/blog/BoopButton.tsx';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';

type BoopRowProps = { boop: Boop; isSent: boolean; canAnswer: boolean };

/** Renders one boop: the other blog, kind and time, and a button to return it. */
export function BoopRow({ boop: { kind, from, to, timestamp }, isSent, canAnswer }: BoopRowProps) {
  const { t } = useLingui();
  const { primaryBlog } = useViewer();
  const [other, own] = isSent ? [to, from] : [from, to];
  const { name } = own;
  const words = {
    normal: isSent ? t`You booped them` : t`Booped you`,
    super: isSent ? t`You gave them a super boop` : t`Gave you a super boop`,
    mischievous: isSent ? t`You booped them mischievously` : t`Booped you mischievously`,
  }[kind];
  return (
    <BlogRow
      blog={other}
      detail={
        <>
          {words} · <RelativeTime timestamp={timestamp} />
          {/* The receiving blog is named only when it is not the member's primary blog. */}
          {name === primaryBlog?.name ? null : ` · ${isSent ? t`as ${name}` : t`to ${name}`}`}
        </>
      }
      action={canAnswer ? <BoopButton blog={other} isAnswer /> : null}
    />
  );
}
