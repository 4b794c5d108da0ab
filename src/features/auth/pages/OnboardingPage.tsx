import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import * as z from 'zod/mini';
import { getSetBirthDateMutationOptions } from '#generated/hooks/account/account.ts';
import { SetBirthDateBody } from '#generated/zod/setBirthDateBody.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { switchViewer, useViewer } from '#src/shared/api/viewer/viewer.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { DateField } from '#src/shared/ui/DateField.tsx';
import { MissingEmailForm } from '../components/MissingEmailForm.tsx';
import styles from '../components/SignIn.module.css';
import { SignInFrame } from '../components/SignInFrame.tsx';
import { TooYoung } from '../components/TooYoung.tsx';
import { isPast } from '../model/registration.ts';
import { SIGN_IN_CODES } from '../model/sign-in-errors.ts';

const schema = z.extend(SetBirthDateBody, {
  birth_date: SetBirthDateBody.shape.birth_date.check(z.refine(isPast)),
});

/** Form for the missing birth date of a registration. */
function MissingBirthDate() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema,
    initial: { birth_date: '' },
    fieldErrorText: {
      birth_date: {
        missing: t`Enter your full birth date.`,
        malformed: t`This is not a valid birth date. Check it.`,
      },
    },
    request: (data) => ({ data }),
    call: getSetBirthDateMutationOptions,
    write: { onSuccess: async () => void (await switchViewer(queryClient)) },
    errorText: {
      unknown: t`Your birth date was not saved. Please try again.`,
      fieldOfCode: { [SIGN_IN_CODES.tooYoung]: 'birth_date' },
    },
  });
  const { error } = form;
  if (isApiError(error, SIGN_IN_CODES.tooYoung)) return <TooYoung message={errorMessage(error, '')} />;
  return (
    <SignInFrame
      title={t`One more detail is needed`}
      lead={t`Then you can use Skein. Everything you had is still there.`}
    >
      <ContractForm form={form} method="post" className={styles.form}>
        <DateField
          name="birth_date"
          label={t`Birthday`}
          hint={t`You must be at least 13. Nobody else sees your birth date.`}
          birthday
          error={form.field('birth_date').error}
          onChange={(date) => form.change('birth_date', date)}
        />
        <FormMessages messages={form.messages} />
        <Button type="submit" variant="primary" size="large" block loading={form.busy}>{t`Go on`}</Button>
      </ContractForm>
    </SignInFrame>
  );
}

/** Redirects to the first open step (spec 000 §2.6): missing values, topics, or the dashboard. */
export default function OnboardingPage() {
  const { t } = useLingui();
  const { user, isNew } = useViewer();
  if (!user?.isPartial) return <Navigate to={isNew ? paths.topics() : paths.dashboard()} replace />;
  return (
    <>
      <PageHead title={t`Finish signing up`} noIndex />
      {user.email === undefined ? <MissingEmailForm waiting={user.pendingEmail} /> : <MissingBirthDate />}
    </>
  );
}
