import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getRevokeRecoveryMutationOptions } from '#generated/hooks/auth/auth.ts';
import { paths } from '#src/paths/paths.ts';
import { switchViewer } from '#src/shared/api/viewer/viewer.ts';
import { RecoveryStep } from '../components/RecoveryStep.tsx';

/** Page behind the e-mail about a started recovery: cancels it. */
export default function KeepFactorsPage() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isDone, setDone] = useState(false);
  return (
    <RecoveryStep
      title={t`Was it not you?`}
      lead={t`Cancel the recovery: your second factor and passkeys then stay as they are.`}
      action={t`Cancel recovery`}
      call={getRevokeRecoveryMutationOptions}
      onDone={() => {
        setDone(true);
        void switchViewer(queryClient);
      }}
      done={
        isDone
          ? {
              title: t`The recovery was cancelled`,
              lead: t`The person who started it can read your e-mail. Change the password of your mailbox and your password on Skein.`,
              way: { to: paths.passwordReset(), text: t`Choose a new password` },
            }
          : undefined
      }
    />
  );
}
