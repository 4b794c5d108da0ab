import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { getCreateSupportRequestMutationOptions } from '#generated/hooks/support/support.ts';
import {
  CreateSupportRequestBody,
  createSupportRequestBodyEmailMax,
  createSupportRequestBodyTextMax,
  createSupportRequestBodyUrlMax,
} from '#generated/zod/createSupportRequestBody.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { CaptchaNote } from '#src/shared/forms/CaptchaNote.tsx';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useCaptcha } from '#src/shared/forms/use-captcha.ts';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { useSupportTopics } from '#src/shared/forms/use-support-topics.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { Select } from '#src/shared/ui/Select.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { HelpFrame } from '../components/HelpFrame.tsx';
import styles from '../components/Support.module.css';

const whole = z.pick(CreateSupportRequestBody, { topic: true, email: true, text: true, url: true });

function SupportForm({ onSent }: { onSent: () => void }) {
  const { t } = useLingui();
  const { user, primaryBlog } = useViewer();
  const topics = useSupportTopics();
  const { call, needsCaptcha } = useCaptcha(
    getCreateSupportRequestMutationOptions,
    'support',
    ({ data }, token) => ({ data: { ...data, captcha_token: token } }),
  );
  const form = useContractForm({
    schema: whole,
    initial: { topic: 'account', email: user?.email ?? '', text: '', url: '' },
    normalize: (values) => ({
      ...values,
      email: values.email.trim(),
      text: values.text.trim(),
      url: values.url.trim(),
    }),
    fieldErrorText: {
      email: { missing: t`Enter the address.`, malformed: t`This does not look like an e-mail address.` },
      text: { missing: t`Write what it is about.`, tooShort: t`Write what it is about.` },
    },
    call,
    request: ({ topic, email, text, url }) => ({
      data: {
        topic: topics.find(([one]) => one === topic)?.[0] ?? 'other',
        email,
        text,
        ...(url ? { url } : {}),
        ...(primaryBlog ? { tumblelog: primaryBlog.name } : {}),
      },
    }),
    write: { onSuccess: onSent },
    errorText: { unknown: t`Your message was not sent. Try again.` },
  });
  const topicId = useId();
  const { onChange, value } = form.field('topic');
  return (
    <ContractForm form={form} method="post" className={styles.form}>
      <div className={styles.topic}>
        <label htmlFor={topicId}>{t`What is it about?`}</label>
        <Select id={topicId} name="topic" value={value} onChange={onChange}>
          {topics.map(([topic, name]) => (
            <option key={topic} value={topic}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <TextField
        {...form.field('email')}
        label={t`Your e-mail address`}
        hint={t`We send our answer there.`}
        type="email"
        autoComplete="email"
        maxLength={createSupportRequestBodyEmailMax}
      />
      <TextArea
        {...form.field('text')}
        label={t`Your request`}
        rows={6}
        maxLength={createSupportRequestBodyTextMax}
      />
      <TextField
        {...form.field('url')}
        label={t`The page it is about`}
        hint={t`If it is about one.`}
        inputMode="url"
        maxLength={createSupportRequestBodyUrlMax}
      />
      <FormMessages messages={form.messages} />
      <CaptchaNote needsCaptcha={needsCaptcha} />
      <div>
        <Button type="submit" variant="primary" loading={form.busy}>{t`Send`}</Button>
      </div>
    </ContractForm>
  );
}

/** Form for a support request. */
export default function SupportPage() {
  const { t } = useLingui();
  const [isSent, setSent] = useState(false);
  return (
    <HelpFrame
      title={t`Write to us`}
      lead={isSent ? undefined : <Trans>People read your request. We answer by e-mail.</Trans>}
      isDeeper
    >
      <PageHead
        title={t`Write to us`}
        description={t`Write to the people who run Skein.`}
        canonical={paths.support()}
      />
      {isSent ? (
        <EmptyState
          title={<Trans>We have received your request</Trans>}
          action={<ButtonLink href={paths.help()}>{t`All help`}</ButtonLink>}
        >
          <Trans>Thank you. We answer by e-mail.</Trans>
        </EmptyState>
      ) : (
        <SupportForm onSent={() => setSent(true)} />
      )}
    </HelpFrame>
  );
}
