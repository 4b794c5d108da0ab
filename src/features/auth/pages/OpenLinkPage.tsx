import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { getRedeemLoginLinkMutationOptions } from '#generated/hooks/auth/auth.ts';
import { RedeemLoginLinkBody } from '#generated/zod/redeemLoginLinkBody.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { CodeField } from '../components/CodeField.tsx';
import { RememberBrowser } from '../components/RememberBrowser.tsx';
import styles from '../components/SignIn.module.css';
import { SignInFrame } from '../components/SignInFrame.tsx';
import { becomeMember } from '../data/become-member.ts';
import { mailedToken } from '../model/mailed-token.ts';
import { SIGN_IN_CODES } from '../model/sign-in-errors.ts';
import { signInQueryOf } from '../model/sign-in-query.ts';

/** Shown to those who asked for the link to follow a blog. */
const FollowedBlog = lazyPart(() => import('../components/FollowedBlog.tsx'), 'FollowedBlog');

const optionalSchema = z.object({ tfa_token: z.optional(z.string()) });
const codeSchema = z.required(z.pick(RedeemLoginLinkBody, { tfa_token: true }));

/** Page behind a mailed log-in link. Only the button uses it, because programs open links of e-mails as well. */
export default function OpenLinkPage() {
  const { t } = useLingui();
  const { hash, search } = useLocation();
  const query = signInQueryOf(search);
  const queryClient = useQueryClient();
  const [wantsCode, setWantsCode] = useState(false);
  const [remember, setRemember] = useState(false);
  const form = useContractForm({
    schema: wantsCode ? codeSchema : optionalSchema,
    initial: { tfa_token: '' },
    normalize: ({ tfa_token }) => ({ tfa_token: tfa_token.trim() }),
    fieldErrorText: { tfa_token: { missing: t`Enter the code.` } },
    request: ({ tfa_token }) => ({
      data: {
        token: mailedToken(hash),
        ...(wantsCode ? { tfa_token } : {}),
        ...(remember ? { remember_device: true } : {}),
      },
    }),
    call: getRedeemLoginLinkMutationOptions,
    write: {
      onSuccess: () => becomeMember(queryClient, query),
      onError: (error) => {
        if (isApiError(error, SIGN_IN_CODES.wrongTwoFactorCode)) setWantsCode(true);
      },
    },
    errorText: {
      unknown: t`You were not logged in. Please try again.`,
      fieldOfCode: { [SIGN_IN_CODES.wrongTwoFactorCode]: 'tfa_token' },
    },
  });
  return (
    <SignInFrame
      title={t`Welcome back`}
      lead={t`Press the button to log in.`}
      other={
        <AppLink to={paths.loginLink(query)} layer="modal" className={styles.link}>
          {t`Ask for a new link`}
        </AppLink>
      }
    >
      <PageHead title={t`Log in`} noIndex />
      {query.follow ? <FollowedBlog name={query.follow} /> : null}
      <ContractForm form={form} method="post" className={styles.form}>
        {wantsCode ? <CodeField field={form.field('tfa_token')} /> : null}
        {wantsCode ? <RememberBrowser checked={remember} onChange={setRemember} /> : null}
        <FormMessages messages={form.messages} />
        <Button type="submit" variant="primary" size="large" block loading={form.busy}>
          {t`Log in`}
        </Button>
      </ContractForm>
    </SignInFrame>
  );
}
