import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  getCreateModerationTemplateMutationOptions,
  getListModerationTemplatesQueryKey,
  getSetModerationTemplateMutationOptions,
} from '#generated/hooks/communities/communities.ts';
import type { Community } from '#generated/zod/community.zod.ts';
import type { ModerationTemplate } from '#generated/zod/moderationTemplate.zod.ts';
import { ModerationTemplateRequest } from '#generated/zod/moderationTemplateRequest.zod.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { FieldGroup } from '#src/shared/ui/FieldGroup.tsx';
import { Select } from '#src/shared/ui/Select.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import styles from './Guide.module.css';

const TemplateForm = z.extend(z.pick(ModerationTemplateRequest, { title: true, message: true }), {
  rule_id: z.string(),
});

type TemplateDialogProps = {
  community: Community;
  /** Template that is changed; undefined for a new one. */
  template?: ModerationTemplate | undefined;
  onClose: () => void;
};

/** Form of a template: its name for moderators, the text of the notice, and the rule that it names. */
export function TemplateDialog(props: TemplateDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={props.template ? t`Change the template` : t`New template`} onClose={props.onClose}>
      {(close) => <TemplateFields {...props} onClose={close} />}
    </Dialog>
  );
}

function TemplateFields({ community: { name, rules }, template, onClose }: TemplateDialogProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const create = callWith(getCreateModerationTemplateMutationOptions, (data: ModerationTemplateRequest) => ({
    community: name,
    data,
  }));
  const set = callWith(getSetModerationTemplateMutationOptions, (data: ModerationTemplateRequest) => ({
    community: name,
    templateId: template?.id ?? '',
    data,
  }));
  const form = useContractForm({
    schema: TemplateForm,
    initial: {
      title: template?.title ?? '',
      message: template?.message ?? '',
      rule_id: template?.ruleId ?? '',
    },
    normalize: (values) => ({ ...values, title: values.title.trim(), message: values.message.trim() }),
    call: (template ? set : create) as typeof create,
    request: ({ title, message, rule_id }) => ({
      title,
      message,
      ...(template?.reason ? { reason: template.reason } : {}),
      ...(rule_id ? { rule_id } : {}),
    }),
    write: {
      onSuccess: () => {
        onClose();
        return queryClient.invalidateQueries({ queryKey: getListModerationTemplatesQueryKey(name) });
      },
    },
    errorText: { unknown: t`The template was not saved. Try again.` },
  });
  return (
    <ContractForm form={form} className={styles.form}>
      <TextField
        {...form.field('title')}
        label={t`Title`}
        autoComplete="off"
        maxLength={60}
        dir="auto"
        hint={t`For moderators alone.`}
      />
      <TextArea {...form.field('message')} label={t`Words to the author`} maxLength={1000} dir="auto" />
      {rules.length > 0 ? (
        <FieldGroup name={t`Rule that it names`}>
          <Select
            aria-label={t`Rule that it names`}
            value={form.values.rule_id}
            onChange={({ currentTarget: { value } }) => form.change('rule_id', value)}
          >
            <option value="">{t`None`}</option>
            {rules.map(({ id, position, text }) => (
              <option key={id} value={id}>
                {`${position} ${text}`}
              </option>
            ))}
          </Select>
        </FieldGroup>
      ) : null}
      <FormMessages messages={form.messages} />
      <div className={styles.choices}>
        <Button variant="quiet" className={styles.tall} onClick={onClose}>{t`Cancel`}</Button>
        <Button type="submit" variant="primary" className={styles.tall} loading={form.busy}>{t`Save`}</Button>
      </div>
    </ContractForm>
  );
}
