import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getFinishRecoveryMutationOptions } from '#generated/hooks/auth/auth.ts';
import { paths } from '#src/paths/paths.ts';
import { RecoveryStep } from '../components/RecoveryStep.tsx';

/** Where the last letter leads: takes the second factor and all passkeys away. */
export default function FinishRecoveryPage() {
  const { t } = useLingui();
  const [isDone, setDone] = useState(false);
  return (
    <RecoveryStep
      title={t`The wait is over`}
      lead={t`Take your second factor and all passkeys away, and your password or a mailed link lets you in alone. Found one of them? Leave this page, and nothing changes.`}
      action={t`Take them away`}
      call={getFinishRecoveryMutationOptions}
      onDone={() => setDone(true)}
      done={
        isDone
          ? {
              title: t`You can log in again`,
              lead: t`Set up a new second factor or a passkey as soon as you are in.`,
              way: { to: paths.login(), text: t`Log in` },
            }
          : undefined
      }
    />
  );
}
