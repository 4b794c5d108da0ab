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
      title={t`Finish the recovery`}
      lead={t`You can now remove your second factor and all passkeys. Everybody is then logged out, and you choose a new password. Found one of them? Leave this page, and nothing changes.`}
      action={t`Remove second factor and passkeys`}
      call={getFinishRecoveryMutationOptions}
      onDone={() => setDone(true)}
      done={
        isDone
          ? {
              title: t`Choose a new password`,
              lead: t`Your old password no longer works. We e-mailed you a link to choose a new one. Once you are logged in, set up a second factor or a passkey.`,
              way: { to: paths.passwordReset(), text: t`E-mail me another link` },
            }
          : undefined
      }
    />
  );
}
