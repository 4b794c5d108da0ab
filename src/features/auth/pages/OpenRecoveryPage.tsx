import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getStartRecoveryMutationOptions } from '#generated/hooks/auth/auth.ts';
import type { StartRecovery201 } from '#generated/zod/startRecovery201.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { RecoveryStep } from '../components/RecoveryStep.tsx';

/** Page behind the first recovery e-mail: starts the waiting time. */
export default function OpenRecoveryPage() {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const [ends, setEnds] = useState<number>();
  const when =
    ends === undefined
      ? ''
      : dateFormat(dateLocale, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(ends * 1000));
  return (
    <RecoveryStep
      title={t`Account recovery`}
      lead={t`In 48 hours you can remove your second factor and all passkeys. Then your password or an e-mailed link is enough to log in. We notify all your addresses and every logged-in browser; each of them can cancel the recovery.`}
      action={t`Start the 48 hours`}
      call={getStartRecoveryMutationOptions}
      onDone={({ response }: StartRecovery201) => setEnds(response.endsTs)}
      done={
        ends === undefined
          ? undefined
          : {
              title: t`The 48 hours have begun`,
              lead: t`The 48 hours end on ${when}. Then we e-mail you a link.`,
              way: { to: paths.home(), text: t`Go on` },
            }
      }
    />
  );
}
