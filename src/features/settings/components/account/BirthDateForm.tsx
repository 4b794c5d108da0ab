import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { getSetBirthDateMutationOptions } from '#generated/hooks/account/account.ts';
import { SetBirthDateBody } from '#generated/zod/setBirthDateBody.zod.ts';
import { switchViewer } from '#src/shared/api/viewer/viewer.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { DateField } from '#src/shared/ui/DateField.tsx';
import styles from './Account.module.css';

/** Form for a missing birth date, which can be set once. */
export function BirthDateForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema: SetBirthDateBody,
    initial: { birth_date: '' },
    fieldErrorText: {
      birth_date: { missing: t`Enter your birth date.`, malformed: t`This is not a valid date.` },
    },
    call: getSetBirthDateMutationOptions,
    request: (data) => ({ data }),
    write: {
      onSuccess: async () => {
        await switchViewer(queryClient);
        onClose();
      },
    },
    errorText: { unknown: t`Your change was not saved. Try again.` },
  });
  return (
    <ContractForm form={form} method="post" className={styles.form}>
      <DateField
        name="birth_date"
        label={t`Your birth date`}
        hint={t`Your birth date is not shown to anybody and cannot be changed later.`}
        birthday
        error={form.field('birth_date').error}
        onChange={(date) => form.change('birth_date', date)}
      />
      <FormMessages messages={form.messages} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" loading={form.busy}>{t`Save`}</Button>
        <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
      </div>
    </ContractForm>
  );
}
