import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import {
  getEditMembershipsMutationOptions,
  getStartPayoutOnboardingMutationOptions,
} from '#generated/hooks/memberships/memberships.ts';
import { editMembershipsBodyDescriptionMax } from '#generated/zod/editMembershipsBody.zod.ts';
import type { MembershipProfile } from '#generated/zod/membershipProfile.zod.ts';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import styles from '#src/entities/settings/SettingsForm.module.css';
import { paths } from '#src/paths/paths.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { useRefreshProfile } from './data.ts';

type CardProps = { blog: string; profile: MembershipProfile };

/** The switch of memberships. The server says what is missing before they can be switched on. */
export function SwitchCard({ blog, profile }: CardProps) {
  const { t } = useLingui();
  const { write, busy, pending } = useWrite(getEditMembershipsMutationOptions, {
    onSuccess: useRefreshProfile(blog),
    errorToast: t`That was not saved. Try again.`,
  });
  return (
    <SettingsCard title={<Trans>Offer</Trans>}>
      <Checkbox
        look="switch"
        label={t`People can support this blog`}
        hint={t`Needs a bank account and a plan. Switched off, nobody new can pay; who pays already goes on.`}
        checked={pending?.data.enabled ?? profile.enabled}
        aria-busy={busy}
        onChange={({ target }) => void write({ blog, data: { enabled: target.checked } })}
      />
    </SettingsCard>
  );
}

/** Words to supporters, on the support page of the blog. */
export function WordsCard({ blog, profile }: CardProps) {
  const { t } = useLingui();
  const refresh = useRefreshProfile(blog);
  const words = profile.description.map((block) => (block.type === 'text' ? block.text : '')).join('\n\n');
  const form = useContractForm({
    schema: z.object({ description: z.string().check(z.maxLength(editMembershipsBodyDescriptionMax)) }),
    initial: { description: words },
    call: callWith(getEditMembershipsMutationOptions, (data: { description: string }) => ({ blog, data })),
    request: (values) => values,
    write: {
      onSuccess: async () => {
        await refresh();
        addToast({ type: 'success', message: t`Saved` });
      },
    },
    errorText: { unknown: t`That was not saved. Try again.` },
  });
  return (
    <SettingsCard title={<Trans>Your words</Trans>}>
      <ContractForm form={form} className={styles.form}>
        <TextArea
          {...form.field('description')}
          label={t`What you need it for, and what supporters get`}
          rows={4}
          maxLength={editMembershipsBodyDescriptionMax}
        />
        <FormMessages messages={form.messages} />
        <p>
          <Button type="submit" loading={form.busy}>{t`Save`}</Button>
        </p>
      </ContractForm>
    </SettingsCard>
  );
}

/** The account with the provider of payouts, to which the money goes. */
export function PayoutCard({ blog, profile }: CardProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const refresh = useRefreshProfile(blog);
  const { write, busy } = useWrite(getStartPayoutOnboardingMutationOptions, {
    onSuccess: async ({ response }) => {
      await refresh();
      const target = new URL(response.onboardingUrl, window.location.origin);
      if (target.origin === window.location.origin) await navigate(target.pathname + target.search);
      else window.location.assign(target);
    },
    errorToast: t`The bank account could not be set up. Try again.`,
  });
  const isReady = profile.isSkeinpayOnboarded;
  return (
    <SettingsCard
      title={<Trans>Bank account</Trans>}
      detail={
        isReady ? (
          <Trans>
            Your account is set up. Money is paid out 14 days after it came, when it can no longer be
            returned.
          </Trans>
        ) : (
          <Trans>Where your money goes. Nobody can support this blog before it is set up.</Trans>
        )
      }
    >
      <p>
        <Button loading={busy} onClick={() => void write({ blog, data: { path: paths.memberships(blog) } })}>
          {isReady ? t`Change it` : t`Set it up`}
        </Button>
      </p>
    </SettingsCard>
  );
}
