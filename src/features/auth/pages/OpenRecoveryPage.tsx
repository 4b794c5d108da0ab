import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getStartRecoveryMutationOptions } from '#generated/hooks/auth/auth.ts';
import type { StartRecovery201 } from '#generated/zod/startRecovery201.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { RecoveryStep } from '../components/RecoveryStep.tsx';

/** Where the first letter leads: begins the wait. */
export default function OpenRecoveryPage() {
  const { t, i18n } = useLingui();
  const [ends, setEnds] = useState<number>();
  const when =
    ends === undefined ? '' : i18n.date(new Date(ends * 1000), { dateStyle: 'full', timeStyle: 'short' });
  return (
    <RecoveryStep
      title={t`The way back`}
      lead={t`In 48 hours your second factor and all passkeys can be taken away; then your password, or a mailed link, lets you in alone. We tell every address and every browser that is logged in, and each of them can end the wait.`}
      action={t`Begin the wait`}
      call={getStartRecoveryMutationOptions}
      onDone={({ response }: StartRecovery201) => setEnds(response.endsTs)}
      done={
        ends === undefined
          ? undefined
          : {
              title: t`The wait has begun`,
              lead: t`It ends on ${when}. Then we mail you a link.`,
              way: { to: paths.home(), text: t`Go on` },
            }
      }
    />
  );
}
