import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { getSendVerificationEmailMutationOptions } from '#generated/hooks/account/account.ts';
import { SendVerificationEmailBody } from '#generated/zod/sendVerificationEmailBody.zod.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { switchViewer } from '#src/shared/api/viewer/viewer.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { SIGN_IN_CODES } from '../model/sign-in-errors.ts';
import styles from './SignIn.module.css';
import { SignInFrame } from './SignInFrame.tsx';

const schema = z.required(z.pick(SendVerificationEmailBody, { email: true }));

type MissingEmailFormProps = {
  /** The address that waits for its link to be opened. */
  waiting: string | undefined;
};

/** Form for the missing e-mail address of a registration, which counts once its link is opened. */
export function MissingEmailForm({ waiting }: MissingEmailFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema,
    initial: { email: waiting ?? '' },
    normalize: ({ email }) => ({ email: email.trim() }),
    fieldErrorText: {
      email: {
        missing: t`Enter your e-mail address.`,
        malformed: t`This does not look like an e-mail address.`,
      },
    },
    request: (data) => ({ data }),
    call: getSendVerificationEmailMutationOptions,
    write: { onSuccess: async () => void (await switchViewer(queryClient)) },
    errorText: {
      unknown: t`The e-mail was not sent. Please try again.`,
      fieldOfCode: { [SIGN_IN_CODES.emailUnavailable]: 'email' },
    },
  });
  const isTaken = isApiError(form.error, SIGN_IN_CODES.emailUnavailable);
  return (
    <SignInFrame
      title={waiting ? t`Check your e-mail` : t`One more detail is needed`}
      lead={
        waiting ? (
          <Trans>
            We sent a link to <strong>{waiting}</strong>. Open it to finish signing up.
          </Trans>
        ) : (
          t`Add an e-mail address, so that you can get back into your account.`
        )
      }
      other={
        isTaken ? (
          <Trans>Is it yours? Log out, log in with it, and link the other account in your settings.</Trans>
        ) : undefined
      }
    >
      {waiting ? (
        <Button variant="primary" size="large" block onClick={() => void switchViewer(queryClient)}>
          {t`I opened the link`}
        </Button>
      ) : null}
      <ContractForm form={form} method="post" className={styles.form}>
        <TextField
          type="email"
          {...form.field('email')}
          label={t`E-mail`}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <FormMessages messages={form.messages} />
        <Button
          type="submit"
          variant={waiting ? 'secondary' : 'primary'}
          size="large"
          block
          loading={form.busy}
        >
          {waiting ? t`Send it again` : t`E-mail me a link`}
        </Button>
      </ContractForm>
    </SignInFrame>
  );
}
