import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { getEditBlogSettingsMutationOptions } from '#generated/hooks/blogs/blogs.ts';
import { BlogSettingsUpdate } from '#generated/zod/blogSettingsUpdate.zod.ts';
import type { EditBlogSettings200 } from '#generated/zod/editBlogSettings200.zod.ts';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import styles from '#src/entities/settings/SettingsForm.module.css';
import { trimBlogName } from '#src/paths/blog-name.ts';
import { paths } from '#src/paths/paths.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { switchViewer } from '#src/shared/api/viewer/viewer.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import { BlogNameField } from '#src/shared/forms/BlogNameField.tsx';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button } from '#src/shared/ui/Button.tsx';

const schema = z.required(z.pick(BlogSettingsUpdate, { name: true }));

/**
 * Section for renaming a blog, which also changes its address.
 *
 * @param renamedTs when it was last renamed, in seconds since 1970
 */
export function NameCard({ blog, renamedTs }: { blog: string; renamedTs: number | undefined }) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const renamed = renamedTs && dateFormat(dateLocale, { dateStyle: 'long' }).format(renamedTs * 1000);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useContractForm({
    schema,
    initial: { name: '' },
    normalize: ({ name }) => ({ name: trimBlogName(name) }),
    fieldErrorText: { name: { missing: t`Type the new name.` } },
    call: callWith(getEditBlogSettingsMutationOptions, (data: { name: string }) => ({ blog, data })),
    request: (values) => values,
    write: {
      onSuccess: async ({ response }: EditBlogSettings200) => {
        const { name } = response.blog;
        await switchViewer(queryClient);
        addToast({ type: 'success', message: t`${blog} is now called ${name}` });
        await navigate(paths.blogSettings(name), { replace: true });
      },
    },
    errorText: { unknown: t`The name could not be changed.`, fieldOfCode: { 3: 'name', 4: 'name' } },
  });
  const offered = isApiError(form.error) ? form.error.errors.flatMap((one) => one.suggestedNames ?? []) : [];
  return (
    <SettingsCard
      id="name"
      title={<Trans>Its name</Trans>}
      detail={<Trans>The name is part of the address. The old address leads here for 30 days.</Trans>}
    >
      <ContractForm form={form} className={styles.form}>
        <BlogNameField
          field={form.field('name')}
          like={blog}
          offered={offered}
          isSending={form.busy}
          onChoose={(name) => form.change('name', name)}
        />
        {renamed ? (
          <p className={styles.note}>
            <Trans>It was last renamed on {renamed}.</Trans>
          </p>
        ) : null}
        <FormMessages messages={form.messages} />
        <Button type="submit" loading={form.busy} className={styles.send}>{t`Rename`}</Button>
      </ContractForm>
    </SettingsCard>
  );
}
