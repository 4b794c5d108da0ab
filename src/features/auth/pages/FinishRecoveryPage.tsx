import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getFinishRecoveryMutationOptions } from '#generated/hooks/auth/auth.ts';
import { paths } from '#src/paths/paths.ts';
import { RecoveryStep } from '../components/RecoveryStep.tsx';

/** Page behind the last recovery e-mail: removes the second factor and all passkeys. */
export default function FinishRecoveryPage() {
  const { t } = useLingui();
  const [isDone, setDone] = useState(false);
  return (
    <RecoveryStep
      title={t`The wait is over`}
      lead={t`Take your second factor and all passkeys away. Everybody is logged out, and you choose a new password. Found one of them? Leave this page, and nothing changes.`}
      action={t`Take them away`}
      call={getFinishRecoveryMutationOptions}
      onDone={() => setDone(true)}
      done={
        isDone
          ? {
              title: t`Choose a new password`,
              lead: t`The old one is over. We mailed you a link to choose a new one; set up a second factor or a passkey as soon as you are in.`,
              way: { to: paths.passwordReset(), text: t`Mail me another link` },
            }
          : undefined
      }
    />
  );
}
