import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { SendLoginLinkBody, sendLoginLinkBodyEmailMax } from '#generated/zod/sendLoginLinkBody.zod.ts';
import type { WriteCall } from '#src/shared/api/write/write.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { recallEmail, rememberEmail } from '../model/email-memory.ts';
import { isCaptchaExpired } from '../model/sign-in-errors.ts';
import { MailSent } from './MailSent.tsx';
import styles from './SignIn.module.css';
import { SignInFrame } from './SignInFrame.tsx';

const schema = z.pick(SendLoginLinkBody, { email: true });

type EmailFormProps<Answer> = {
  title: string;
  lead: string;
  action: string;
  /** How long the link works. */
  minutes: number;
  call: WriteCall<{ data: { email: string } }, Answer>;
  other?: ReactNode;
};

/** Asks for an address to mail a link to, and then says where to look. */
export function EmailForm<Answer>({ title, lead, action, minutes, call, other }: EmailFormProps<Answer>) {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string>();
  const form = useContractForm({
    schema,
    initial: { email: recallEmail() },
    tidy: ({ email }) => ({ email: email.trim() }),
    words: {
      email: {
        missing: t`Your email address is missing.`,
        malformed: t`This does not look like an email address.`,
      },
    },
    request: (data) => ({ data }),
    call,
    write: {
      again: isCaptchaExpired,
      done: (_answer, { data }) => {
        rememberEmail(data.email);
        setSentTo(data.email);
      },
    },
    refusal: { unknown: t`The mail could not be sent. Please try again.` },
  });
  if (sentTo !== undefined) {
    return <MailSent email={sentTo} minutes={minutes} onAgain={() => setSentTo(undefined)} />;
  }
  return (
    <SignInFrame title={title} lead={lead} other={other}>
      <ContractForm form={form} method="post" className={styles.form}>
        <TextField
          type="email"
          {...form.field('email')}
          label={t`Email`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          maxLength={sendLoginLinkBodyEmailMax}
        />
        <FormMessages messages={form.messages} />
        <Button type="submit" variant="primary" size="large" block loading={form.busy}>
          {action}
        </Button>
      </ContractForm>
    </SignInFrame>
  );
}
