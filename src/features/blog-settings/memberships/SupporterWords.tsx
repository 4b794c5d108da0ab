import { Trans } from '@lingui/react/macro';
import type { Supporter } from '#generated/zod/supporter.zod.ts';
import { useDay } from '#src/entities/payments/use-day.ts';

/** Plan of a supporter, and since when, or from when to when. */
export function SupporterTime({ supporter: { plan, sinceTs, endsTs } }: { supporter: Supporter }) {
  const day = useDay();
  const { name: planName } = plan;
  const since = day(sinceTs, 'shortWithYear');
  if (endsTs === undefined)
    return (
      <Trans>
        {planName}, since {since}
      </Trans>
    );
  const until = day(endsTs, 'shortWithYear');
  return (
    <Trans>
      {planName}, {since} to {until}
    </Trans>
  );
}
