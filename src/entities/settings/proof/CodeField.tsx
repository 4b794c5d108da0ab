import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getGetProofsQueryOptions } from '#generated/hooks/account/account.ts';
import { editAccountBodyTfaTokenMax } from '#generated/zod/editAccountBody.zod.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import type { FormField } from '#src/shared/forms/use-contract-form.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';

/** Code of openapi/errors.yaml for a missing or wrong code of the second factor. */
const WRONG_CODE_ERROR = 16007;

/** Field of that error. */
export const CODE_FIELD = { [WRONG_CODE_ERROR]: 'tfa_token' } as const;

/** Returns whether a form needs a code: the second factor is on, or the server asked for one. */
export function useCodeRequired(): { wantsCode: boolean; onRefused: (error: unknown) => void } {
  const { data } = useQuery(getGetProofsQueryOptions());
  const [wasAsked, setAsked] = useState(false);
  return {
    wantsCode: wasAsked || data?.response.secondFactor === true,
    onRefused: (error) => {
      if (isApiError(error, WRONG_CODE_ERROR)) setAsked(true);
    },
  };
}

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
      maxLength={editAccountBodyTfaTokenMax}
    />
  );
}
