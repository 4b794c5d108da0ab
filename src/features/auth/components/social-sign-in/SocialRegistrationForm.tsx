import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  getCompleteSocialRegistrationMutationOptions,
  getRegisterSocialAccountMutationOptions,
} from '#generated/hooks/auth/auth.ts';
import type { PendingSignIn } from '#generated/zod/pendingSignIn.zod.ts';
import { RegisterSocialAccountBody } from '#generated/zod/registerSocialAccountBody.zod.ts';
import { useSignInInputMemory } from '#src/features/auth/data/use-sign-in-input-memory.ts';
import { trimBlogName } from '#src/paths/blog-name.ts';
import { storeInput } from '#src/platform/login-wall/stored-input.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { BlogNameField } from '#src/shared/forms/BlogNameField.tsx';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { becomeMember } from '../../data/become-member.ts';
import { SIGN_IN_CODES } from '../../model/sign-in-errors.ts';
import { signInQueryOfRedirect } from '../../model/sign-in-query.ts';
import styles from '../SignIn.module.css';

const schema = z.extend(z.pick(RegisterSocialAccountBody, { tumblelog: true }), {
  age: z.string().check(z.regex(/^\d{1,3}$/)),
});

/** Form for the missing values of an account: the name of its first blog, and an age. */
export function SocialRegistrationForm({ pending, onDone }: { pending: PendingSignIn; onDone: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { nonce, suggestedBlogName = '' } = pending;
  const form = useContractForm({
    schema,
    initial: { tumblelog: suggestedBlogName, age: '' },
    normalize: ({ tumblelog, age }) => ({ tumblelog: trimBlogName(tumblelog), age: age.trim() }),
    fieldErrorText: {
      tumblelog: { missing: t`Your blog needs a name.` },
      age: { missing: t`Enter your age.`, malformed: t`Whole years, such as 34.` },
    },
    call:
      pending.next === 'complete'
        ? getCompleteSocialRegistrationMutationOptions
        : getRegisterSocialAccountMutationOptions,
    request: ({ tumblelog, age }) => ({ data: { nonce, tumblelog, age: Number(age) } }),
    write: {
      onSuccess: async () => {
        await becomeMember(queryClient, signInQueryOfRedirect(pending));
        onDone();
      },
    },
    errorText: {
      unknown: t`Your account was not created. Please try again.`,
      fieldOfCode: {
        [SIGN_IN_CODES.blogNameUnavailable]: 'tumblelog',
        [SIGN_IN_CODES.blogNameInvalid]: 'tumblelog',
        [SIGN_IN_CODES.tooYoung]: 'age',
      },
    },
  });
  const onInput = useSignInInputMemory(form);
  const offered = isApiError(form.error) ? form.error.errors.flatMap((one) => one.suggestedNames ?? []) : [];
  return (
    <ContractForm form={form} method="post" className={styles.form} onInput={onInput}>
      <BlogNameField
        field={form.field('tumblelog')}
        like={suggestedBlogName}
        offered={offered}
        isSending={form.busy}
        onChoose={(name) => {
          form.change('tumblelog', name);
          storeInput('tumblelog', name);
        }}
      />
      <TextField
        {...form.field('age')}
        label={t`Your age`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
      />
      <FormMessages messages={form.messages} />
      <Button type="submit" variant="primary" size="large" block loading={form.busy}>
        {t`Sign up`}
      </Button>
    </ContractForm>
  );
}
