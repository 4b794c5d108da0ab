import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { getInviteModeratorMutationOptions } from '#generated/hooks/communities/communities.ts';
import { InviteModeratorBody } from '#generated/zod/inviteModeratorBody.zod.ts';
import type { ModeratorPermission } from '#generated/zod/moderatorPermission.zod.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { FieldGroup } from '#src/shared/ui/FieldGroup.tsx';
import { Select } from '#src/shared/ui/Select.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { useRolesChanged } from '../data/roles.ts';
import { wordsIn } from '../model/community-settings.ts';
import styles from './Settings.module.css';

const PERMISSIONS = [
  'decide',
  'members',
  'invite',
  'rules',
] as const satisfies readonly ModeratorPermission[];

const OfferForm = z.extend(z.pick(InviteModeratorBody, { message: true }), {
  blog: z.string().check(z.minLength(1)),
  role: z.string(),
  permissions: z.string().check(z.minLength(1)),
});

/** Returns what each right of a moderator allows. */
export function usePermissionNames(): Record<ModeratorPermission, string> {
  const { t } = useLingui();
  return {
    decide: t`Decide reports and appeals`,
    members: t`Let people in, mute and ban`,
    invite: t`Invite`,
    rules: t`Automatic rules and templates`,
  };
}

type OfferRoleProps = {
  community: string;
  /** Names of the blogs that can be asked; with one there is no choice. */
  candidates: readonly string[];
  offered: 'admin' | 'moderator';
  onClose: () => void;
};

/** Asks a member to become a moderator or an admin. */
export function OfferRoleDialog(props: OfferRoleProps) {
  const { t } = useLingui();
  return (
    <Dialog
      size="small"
      title={props.offered === 'admin' ? t`Hand over` : t`Ask for help`}
      onClose={props.onClose}
    >
      {(close) => <OfferFields {...props} onClose={close} />}
    </Dialog>
  );
}

function OfferFields({ community, candidates, offered, onClose }: OfferRoleProps) {
  const { t } = useLingui();
  const names = usePermissionNames();
  const onOffered = useRolesChanged();
  const form = useContractForm({
    schema: OfferForm,
    initial: { blog: candidates[0] ?? '', role: offered, message: '', permissions: PERMISSIONS.join(' ') },
    call: getInviteModeratorMutationOptions,
    request: (values) => ({
      community,
      blog: values.blog,
      data: {
        role: offered,
        ...(offered === 'moderator'
          ? { permissions: PERMISSIONS.filter((one) => wordsIn(values.permissions).includes(one)) }
          : {}),
        ...(values.message.trim() ? { message: values.message.trim() } : {}),
      },
    }),
    write: {
      onSuccess: (_, { blog }) => {
        onClose();
        return onOffered(community, t`${blog} is asked`);
      },
    },
    fieldErrorText: { permissions: { missing: t`Choose at least one.` } },
    errorText: { unknown: t`That was not saved. Try again.` },
  });
  const chosen = wordsIn(form.values.permissions);
  const { error } = form.field('permissions');
  return (
    <ContractForm form={form} className={styles.dialogForm}>
      {candidates.length > 1 ? (
        <FieldGroup name={t`Who`}>
          <Select
            aria-label={t`Who`}
            value={form.values.blog}
            onChange={({ currentTarget: { value } }) => form.change('blog', value)}
          >
            {candidates.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </FieldGroup>
      ) : null}
      <p className={styles.note}>
        {offered === 'admin' ? (
          <Trans>Admins may do everything, also change roles and settings. They are asked first.</Trans>
        ) : (
          <Trans>They are asked first. Their rights can be changed later.</Trans>
        )}
      </p>
      {offered === 'moderator' ? (
        <FieldGroup name={t`They may`}>
          {PERMISSIONS.map((one) => (
            <Checkbox
              key={one}
              label={names[one]}
              checked={chosen.includes(one)}
              error={one === PERMISSIONS[0] ? error : undefined}
              onChange={({ currentTarget: { checked } }) =>
                form.change(
                  'permissions',
                  [...chosen.filter((other) => other !== one), ...(checked ? [one] : [])].join(' '),
                )
              }
            />
          ))}
        </FieldGroup>
      ) : null}
      <TextArea {...form.field('message')} label={t`A few words to them`} maxLength={280} dir="auto" />
      <FormMessages messages={form.messages} />
      <div className={styles.choices}>
        <Button variant="quiet" className={styles.tall} onClick={onClose}>{t`Cancel`}</Button>
        <Button type="submit" variant="primary" className={styles.tall} loading={form.busy}>{t`Ask`}</Button>
      </div>
    </ContractForm>
  );
}
