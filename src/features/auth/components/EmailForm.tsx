import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { SendLoginLinkBody, sendLoginLinkBodyEmailMax } from '#generated/zod/sendLoginLinkBody.zod.ts';
import type { MailedLinkQuery, SignInQuery } from '#src/paths/auth-paths.ts';
import { rememberEmail, storedEmail } from '#src/platform/login-wall/stored-input.ts';
import type { WriteCall } from '#src/shared/api/write/write.ts';
import { CaptchaNote } from '#src/shared/forms/CaptchaNote.tsx';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useCaptcha } from '#src/shared/forms/use-captcha.ts';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { useDroppedAction } from '../data/use-dropped-action.ts';
import { useSignInInputMemory } from '../data/use-sign-in-input-memory.ts';
import { signInQueryOf } from '../model/sign-in-query.ts';
import { MailSent } from './MailSent.tsx';
import styles from './SignIn.module.css';
import { SignInFrame } from './SignInFrame.tsx';

const schema = z.pick(SendLoginLinkBody, { email: true });

/** Target of the sign-in, sent with the request so that the mailed link returns to it. */
type SignInTarget = { follow_blog?: string; redirect_to?: string };
type MailRequest = { data: { email: string; captcha_token?: string } & SignInTarget };

function signInTargetOf({ follow, redirectTo }: SignInQuery): SignInTarget {
  return { ...(follow ? { follow_blog: follow } : {}), ...(redirectTo ? { redirect_to: redirectTo } : {}) };
}

/** Lifetime of the link in minutes. */
type LinkLifetime = { minutes: number };

type EmailFormProps<Answer> = {
  title: string;
  lead: string;
  /** Label of the button. */
  send: string;
  call: WriteCall<MailRequest, Answer>;
  /** Action for which a captcha is requested. */
  action: 'magic_link' | 'password_reset';
  /** Builds the address of the page. */
  path: (about: MailedLinkQuery) => string;
  /** True when the mailed link returns to the target of the sign-in. */
  hasErrand?: boolean;
  other?: ReactNode;
};

/**
 * Form that requests a mailed link. The confirmation is a step with its own address: Back returns here, and a reload
 * stays there.
 */
export function EmailForm<Answer>({ minutes, ...form }: EmailFormProps<Answer> & LinkLifetime) {
  const { search } = useLocation();
  const query = signInQueryOf(search);
  if (new URLSearchParams(search).has('sent'))
    return <MailSent minutes={minutes} again={form.path(query)} query={query} />;
  return <LinkRequestForm {...form} query={query} />;
}

type LinkRequestFormProps<Answer> = EmailFormProps<Answer> & { query: SignInQuery };

function LinkRequestForm<Answer>({ title, lead, send, other, query, ...how }: LinkRequestFormProps<Answer>) {
  const { t } = useLingui();
  const openLayer = useOpenLayer();
  const { call, needsCaptcha } = useCaptcha(how.call, how.action, ({ data }, token) => ({
    data: { ...data, captcha_token: token },
  }));
  const form = useContractForm({
    schema,
    initial: { email: storedEmail() },
    normalize: ({ email }) => ({ email: email.trim() }),
    fieldErrorText: {
      email: {
        missing: t`Enter your e-mail address.`,
        malformed: t`This does not look like an e-mail address.`,
      },
    },
    request: (data) => ({ data: { ...data, ...(how.hasErrand ? signInTargetOf(query) : {}) } }),
    call,
    write: {
      onSuccess: (_answer, { data }) => {
        rememberEmail(data.email);
        openLayer(how.path({ ...query, isSent: true }), 'modal');
      },
    },
    errorText: { unknown: t`The e-mail was not sent. Please try again.` },
  });
  const onInput = useSignInInputMemory(form);
  useDroppedAction(query);
  return (
    <SignInFrame title={title} lead={lead} other={other}>
      <ContractForm form={form} method="post" className={styles.form} onInput={onInput}>
        <TextField
          type="email"
          {...form.field('email')}
          label={t`E-mail`}
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
