import { useLingui } from '@lingui/react/macro';
import { tokenRequestTfaTokenMax } from '#generated/zod/tokenRequest.zod.ts';
import type { FormField } from '#src/shared/forms/use-contract-form.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';

/** Field for the code of the second factor, or for a backup code. */
export function CodeField({ field }: { field: FormField }) {
  const { t } = useLingui();
  return (
    <TextField
      {...field}
      label={t`Code from your authenticator app`}
      hint={t`Or one of your backup codes.`}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={tokenRequestTfaTokenMax}
    />
  );
}
