import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import * as z from 'zod/mini';
import type { Community } from '#generated/zod/community.zod.ts';
import type { ModerationReason } from '#generated/zod/moderationReason.zod.ts';
import { reportCommunityPostBodyNoteMax } from '#generated/zod/reportCommunityPostBody.zod.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { type ReportedAddress, type ReportedMember, reportCall, useRefreshReported } from '../data/report.ts';
import { REASON_WORDS } from '../moderation/reason-words.ts';
import styles from './Report.module.css';

/** Reasons besides the house rules, the most particular first. */
const REASONS = [
  'off_topic',
  'spam',
  'inappropriate_behavior',
  'skein_guidelines',
  'other',
] as const satisfies readonly ModerationReason[];

/** Beginning of the value that names a house rule. */
const RULE_PREFIX = 'rule:';

const schema = z.object({
  why: z.string().check(z.minLength(1)),
  note: z.string().check(z.maxLength(reportCommunityPostBodyNoteMax)),
});

/** Returns the reason and the rule that a choice stands for. */
function reasonOf(why: string): { reason: ModerationReason; rule_id?: string } {
  return why.startsWith(RULE_PREFIX)
    ? { reason: 'community_guidelines', rule_id: why.slice(RULE_PREFIX.length) }
    : { reason: why as ModerationReason };
}

type ReportFormProps = {
  community: Pick<Community, 'name' | 'rules'>;
  reported: ReportedAddress | ReportedMember;
  onSent: () => void;
};

/** Form of a report to the moderators: the house rule or another reason, and words to them. */
export function ReportForm({ community, reported, onSent }: ReportFormProps) {
  const { t, i18n } = useLingui();
  const group = useId();
  const refresh = useRefreshReported();
  const form = useContractForm({
    schema,
    initial: { why: '', note: '' },
    normalize: ({ why, note }) => ({ why, note: note.trim() }),
    fieldErrorText: {
      why: { missing: t`Choose a reason for your report.`, tooShort: t`Choose a reason for your report.` },
    },
    request: ({ why, note }) => ({ ...reasonOf(why), ...(note ? { note } : {}) }),
    call: reportCall(reported),
    write: {
      onSuccess: () => {
        void refresh(reported);
        onSent();
      },
    },
    errorText: { unknown: t`It was not sent. Try again.` },
  });
  const { error } = form.field('why');
  const isMember = 'member' in reported;
  const choices = [
    ...community.rules.map(({ id, text }) => ({ value: RULE_PREFIX + id, words: text })),
    ...REASONS.map((reason) => ({ value: reason, words: i18n._(REASON_WORDS[reason]) })),
  ];
  return (
    <ContractForm form={form} className={styles.form}>
      <fieldset className={styles.reasons}>
        <legend>
          {community.rules.length > 0 ? (
            isMember ? (
              <Trans>Which house rule do they break?</Trans>
            ) : (
              <Trans>Which house rule does it break?</Trans>
            )
          ) : isMember ? (
            <Trans>What is wrong?</Trans>
          ) : (
            <Trans>What is wrong with it?</Trans>
          )}
        </legend>
        {choices.map(({ value, words }) => (
          <label key={value} className={styles.reason}>
            <input
              type="radio"
              name={group}
              value={value}
              checked={form.values.why === value}
              onChange={() => form.change('why', value)}
            />
            <span dir="auto">{words}</span>
          </label>
        ))}
      </fieldset>
      <TextArea
        label={t`Anything the moderators should know`}
        maxLength={reportCommunityPostBodyNoteMax}
        rows={2}
        {...form.field('note')}
      />
      <p className={styles.promise}>
        <Trans>Only the moderators read it, without learning that it was you.</Trans>
      </p>
      <FormMessages messages={error ? [error] : form.messages} />
      <Button type="submit" variant="primary" size="large" block loading={form.busy}>
        {t`Send the report`}
      </Button>
    </ContractForm>
  );
}
