import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  getGetSocialSignInQueryOptions,
  getStartSocialSignInMutationOptions,
} from '#generated/hooks/auth/auth.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import styles from '../SignIn.module.css';

/**
 * Buttons of the sign-in providers that the site offers. Renders nothing without providers, or when they fail to load.
 */
export function SocialSignInProviders({ redirectTo }: { redirectTo: string | undefined }) {
  const { t } = useLingui();
  const { data } = useQuery(getGetSocialSignInQueryOptions());
  const { write, busy } = useWrite(getStartSocialSignInMutationOptions, {
    onSuccess: ({ response }) => window.location.assign(response.authorizationUrl),
    errorToast: t`You cannot log in this way right now. Choose another way.`,
  });
  const providers = data?.response.providers ?? [];
  if (providers.length === 0) return null;
  return (
    <div className={styles.form}>
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          variant="secondary"
          size="large"
          block
          loading={busy}
          onClick={() =>
            void write({
              data: { provider_id: id, ...(redirectTo === undefined ? {} : { redirect_to: redirectTo }) },
            })
          }
        >
          {t`Continue with ${name}`}
        </Button>
      ))}
    </div>
  );
}
