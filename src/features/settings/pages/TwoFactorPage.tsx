import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getGetTwoFactorQueryKey, getGetTwoFactorQueryOptions } from '#generated/hooks/account/account.ts';
import type { TwoFactor } from '#generated/zod/twoFactor.zod.ts';
import type { TwoFactorSetup as SetupData } from '#generated/zod/twoFactorSetup.zod.ts';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { RecoveryNotice } from '../components/passkeys/RecoveryNotice.tsx';
import { BackupCodes } from '../components/two-factor/BackupCodes.tsx';
import { TwoFactorOff } from '../components/two-factor/TwoFactorOff.tsx';
import { TwoFactorOn } from '../components/two-factor/TwoFactorOn.tsx';
import { TwoFactorSetup } from '../components/two-factor/TwoFactorSetup.tsx';

/** Content that is shown once between two states. */
type InterimStep = { setup: SetupData } | { codes: string[] } | 'done' | undefined;

/** Steps that the current state offers. */
function TwoFactorSteps({ state }: { state: TwoFactor }) {
  const queryClient = useQueryClient();
  const [step, setStep] = useState<InterimStep>();
  const refresh = () => queryClient.invalidateQueries({ queryKey: getGetTwoFactorQueryKey() });
  function showCodes(codes: string[]): void {
    setStep({ codes });
    void refresh();
  }
  const isAnswer = step === 'done';
  if (typeof step === 'object' && 'codes' in step)
    return <BackupCodes codes={step.codes} onKept={() => setStep('done')} />;
  if (state.enabled)
    return (
      <TwoFactorOn
        state={state}
        isAnswer={isAnswer}
        onCodes={showCodes}
        onEnded={async () => {
          await refresh();
          setStep('done');
        }}
      />
    );
  if (typeof step === 'object')
    return <TwoFactorSetup setup={step.setup} onConfirmed={showCodes} onLeave={() => setStep('done')} />;
  return <TwoFactorOff isAnswer={isAnswer} onStart={(setup) => setStep({ setup })} />;
}

/** Page that sets up, renews and switches off the second factor. */
export default function TwoFactorPage() {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(getGetTwoFactorQueryOptions());
  return (
    <SettingsFrame title={t`Two-factor authentication`} detail={t`Your password and a code from your phone.`}>
      <RecoveryNotice />
      {data ? <TwoFactorSteps state={data.response} /> : null}
      {!data && error ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {errorMessage(error, t`We could not check whether two-factor authentication is on.`)}
        </ErrorState>
      ) : null}
      {data || error ? null : <PostSkeleton media={false} />}
    </SettingsFrame>
  );
}
