import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { getVerifyBlogPasswordMutationOptions } from '#generated/hooks/blogs/blogs.ts';
import { VerifyBlogPasswordBody } from '#generated/zod/verifyBlogPasswordBody.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { buttonClass } from '#src/shared/ui/button-class.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import styles from './UnlockBlog.module.css';

function PasswordForm({ name }: { name: string }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema: VerifyBlogPasswordBody,
    initial: { password: '' },
    fieldErrorText: { password: { missing: t`Type the password of this blog.` } },
    request: ({ password }) => ({ password }),
    call: callWith(getVerifyBlogPasswordMutationOptions, (data: { password: string }) => ({
      blog: name,
      data,
    })),
    // Unlocking affects the blog's page, its posts in other lists and its trail items, so everything is refetched.
    write: { onSuccess: () => queryClient.invalidateQueries() },
    errorText: { unknown: t`The password could not be checked. Please try again.` },
  });
  return (
    <ContractForm form={form} className={styles.form}>
      <PasswordField label={t`Password`} autoComplete="current-password" {...form.field('password')} />
      <FormMessages messages={form.messages} />
      <Button type="submit" variant="primary" block loading={form.busy}>{t`Open blog`}</Button>
    </ContractForm>
  );
}

function LogInFirst() {
  const { pathname, search } = useLocation();
  return (
    <AppLink
      to={paths.login({ redirectTo: pathname + search })}
      layer="modal"
      className={buttonClass({ variant: 'primary' })}
    >
      <Trans>Log in</Trans>
    </AppLink>
  );
}

/** Asks for the password of a protected blog (code 4013). The blog stays unlocked until its password changes. */
export function UnlockBlog({ name }: { name: string }) {
  const { t } = useLingui();
  const { isLoggedIn } = useViewer();
  return (
    <>
      <PageHead title={`@${name}`} noIndex />
      <EmptyState
        level={1}
        art="cat"
        title={t`${name} needs a password`}
        action={isLoggedIn ? <PasswordForm name={name} /> : <LogInFirst />}
      >
        {isLoggedIn ? (
          <Trans>The members of this blog can tell you the password. You enter it once.</Trans>
        ) : (
          <Trans>Log in, then enter the password of this blog.</Trans>
        )}
      </EmptyState>
    </>
  );
}
