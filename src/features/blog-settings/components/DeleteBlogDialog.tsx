import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { getDeleteBlogMutationOptions } from '#generated/hooks/blogs/blogs.ts';
import { DeleteBlogBody, deleteBlogBodyPasswordCurrentMax } from '#generated/zod/deleteBlogBody.zod.ts';
import styles from '#src/entities/settings/SettingsForm.module.css';
import { paths } from '#src/paths/paths.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { switchViewer } from '#src/shared/api/viewer/viewer.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { PasswordField } from '#src/shared/ui/PasswordField.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';

/** Error codes that belong to a field (openapi/errors.yaml). */
const FIELD_CODES = { password: 16006, code: 16007 } as const;

const plainSchema = z.pick(DeleteBlogBody, { confirm_name: true, password_current: true });
const codeSchema = z.required(
  z.pick(DeleteBlogBody, { confirm_name: true, password_current: true, tfa_token: true }),
);

/** Dialog that deletes a blog: requires its name, the member's password, and a code where a second factor is set up. */
export function DeleteBlogDialog({ blog, onClose }: { blog: string; onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [wantsCode, setWantsCode] = useState(false);
  const form = useContractForm({
    schema: wantsCode ? codeSchema : plainSchema,
    initial: { confirm_name: '', password_current: '', tfa_token: '' },
    normalize: (values) => ({
      ...values,
      confirm_name: values.confirm_name.trim(),
      tfa_token: values.tfa_token.trim(),
    }),
    fieldErrorText: {
      confirm_name: { missing: t`Type the name of the blog.` },
      password_current: { missing: t`Enter your password.` },
      tfa_token: { missing: t`Enter the code.` },
    },
    call: callWith(
      getDeleteBlogMutationOptions,
      (data: { confirm_name: string; password_current: string; tfa_token?: string }) => ({ blog, data }),
    ),
    request: ({ tfa_token, ...values }) => (wantsCode ? { ...values, tfa_token } : values),
    write: {
      onSuccess: async () => {
        await switchViewer(queryClient);
        addToast({ type: 'success', message: t`${blog} was deleted` });
        await navigate(paths.ownBlogs(), { replace: true });
      },
      onError: (error) => {
        if (isApiError(error, FIELD_CODES.code)) setWantsCode(true);
      },
    },
    errorText: {
      unknown: t`The blog could not be deleted.`,
      fieldOfCode: { [FIELD_CODES.password]: 'password_current', [FIELD_CODES.code]: 'tfa_token' },
    },
  });
  return (
    <Dialog size="small" title={t`Delete ${blog}?`} onClose={onClose}>
      {(close) => (
        <ContractForm form={form} className={styles.form} method="post">
          <p>{t`A deleted blog cannot be restored, and nobody else can use its name.`}</p>
          <TextField
            {...form.field('confirm_name')}
            label={t`Type ${blog} to confirm`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            {...form.field('password_current')}
            label={t`Your password`}
            autoComplete="current-password"
            maxLength={deleteBlogBodyPasswordCurrentMax}
          />
          {wantsCode ? (
            <TextField
              {...form.field('tfa_token')}
              label={t`Code from your authenticator app`}
              autoComplete="one-time-code"
            />
          ) : null}
          <FormMessages messages={form.messages} />
          <div className={styles.buttons}>
            <Button variant="quiet" onClick={close}>{t`Keep it`}</Button>
            <Button type="submit" variant="danger" loading={form.busy}>{t`Delete it`}</Button>
          </div>
        </ContractForm>
      )}
    </Dialog>
  );
}
