import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { SendLoginLinkBody, sendLoginLinkBodyEmailMax } from '#generated/zod/sendLoginLinkBody.zod.ts';
import type { WriteCall } from '#src/shared/api/write/write.ts';
import { CaptchaNote } from '#src/shared/forms/CaptchaNote.tsx';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useCaptcha } from '#src/shared/forms/use-captcha.ts';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { recallEmail, rememberEmail } from '../model/email-memory.ts';
import { MailSent } from './MailSent.tsx';
import styles from './SignIn.module.css';
import { SignInFrame } from './SignInFrame.tsx';

const schema = z.pick(SendLoginLinkBody, { email: true });

type MailRequest = { data: { email: string; captcha_token?: string } };

type EmailFormProps<Answer> = {
  title: string;
  lead: string;
  /** On the button. */
  send: string;
  /** How long the link works. */
  minutes: number;
  call: WriteCall<MailRequest, Answer>;
  /** What a captcha is asked for as. */
  action: 'magic_link' | 'password_reset';
  other?: ReactNode;
};

/** Asks for an address to mail a link to, and then says where to look. */
export function EmailForm<Answer>({ title, lead, send, minutes, other, ...how }: EmailFormProps<Answer>) {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string>();
  const { call, needsCaptcha } = useCaptcha(how.call, how.action, ({ data }, token) => ({
    data: { ...data, captcha_token: token },
  }));
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
        <CaptchaNote needsCaptcha={needsCaptcha} />
        <Button type="submit" variant="primary" size="large" block loading={form.busy}>
          {send}
        </Button>
      </ContractForm>
    </SignInFrame>
  );
}
