import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { getVerifyEmailMutationOptions } from '#generated/hooks/account/account.ts';
import { paths } from '#src/paths/paths.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { switchViewer } from '#src/shared/api/viewer/viewer.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { SignInFrame } from '../components/SignInFrame.tsx';
import { mailedToken } from '../model/mailed-token.ts';

/** Page behind the link to a new address, for members and visitors. Only the button confirms it. */
export default function ConfirmEmailPage() {
  const { t } = useLingui();
  const { hash } = useLocation();
  const queryClient = useQueryClient();
  const [confirmed, setConfirmed] = useState<string>();
  const { write, busy, error } = useWrite(getVerifyEmailMutationOptions, {
    onSuccess: async ({ response }) => {
      setConfirmed(response.email);
      await switchViewer(queryClient);
    },
  });
  const failed = isApiError(error)
    ? error.errors.map(({ detail }) => detail)
    : [t`The address was not confirmed. Try again.`];
  return (
    <SignInFrame
      title={confirmed ? t`Thank you` : t`Is this your address?`}
      lead={
        confirmed
          ? t`${confirmed} is confirmed.`
          : t`Confirm your address, so that we can reach you about your account.`
      }
    >
      <PageHead title={t`Confirm your address`} noIndex />
      <FormMessages messages={error ? failed : []} />
      {confirmed ? (
        <ButtonLink href={paths.home()} variant="primary" size="large" block>{t`Go on`}</ButtonLink>
      ) : (
        <Button
          variant="primary"
          size="large"
          block
          loading={busy}
          onClick={() => void write({ data: { token: mailedToken(hash) } })}
        >
          {t`Confirm this address`}
        </Button>
      )}
    </SignInFrame>
  );
}
