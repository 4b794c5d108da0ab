import { useLingui } from '@lingui/react/macro';
import { getAppealPostMutationOptions } from '#generated/hooks/moderation/moderation.ts';
import { AppealPostBody, appealPostBodyTextMax } from '#generated/zod/appealPostBody.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { useRefreshReview } from '../data/review.ts';
import styles from './Review.module.css';

/** Form to appeal against a flag. The text stays when sending fails. */
export function AppealForm({ post: { blogName, id } }: { post: Post }) {
  const { t } = useLingui();
  const refresh = useRefreshReview(blogName);
  const form = useContractForm({
    schema: AppealPostBody,
    initial: { text: '' },
    normalize: ({ text }) => ({ text: text.trim() }),
    fieldErrorText: { text: { missing: t`Say in a few words why it is wrong.` } },
    request: (data) => ({ blog: blogName, id, data }),
    call: getAppealPostMutationOptions,
    write: {
      onSuccess: async () => {
        addToast({ type: 'success', message: t`We will review your appeal.` });
        await refresh();
      },
    },
    errorText: { unknown: t`It was not sent. Try again.` },
  });
  return (
    <ContractForm form={form} className={styles.form}>
      <TextArea
        label={t`Appeal this decision`}
        hint={t`You can appeal once. Somebody from Skein reads your appeal and reviews the decision.`}
        maxLength={appealPostBodyTextMax}
        {...form.field('text')}
      />
      <FormMessages messages={form.messages} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" size="small" loading={form.busy}>
          {t`Send appeal`}
        </Button>
      </div>
    </ContractForm>
  );
}
