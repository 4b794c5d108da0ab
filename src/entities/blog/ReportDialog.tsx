import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { ReportPostBody, reportPostBodyNoteMax } from '#generated/zod/reportPostBody.zod.ts';
import type { ReportReason } from '#generated/zod/reportReason.zod.ts';
import type { WriteCall } from '#src/shared/api/write/write.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import styles from './blog-dialogs.module.css';
import { REPORT_REASONS } from './report-reasons.ts';

const reasons = Object.keys(REPORT_REASONS) as ReportReason[];

/** The input of a report dialog: reason, note, and the choice to hide or block as well. */
export interface ReportInput {
  reason: ReportReason;
  note?: string;
  /** True when the reporter also wants to hide the post or block the blog. */
  alsoHide: boolean;
}

interface ReportDialogProps {
  title: string;
  /** Label of the checkbox that also hides or blocks what is reported. */
  alsoHideLabel: string;
  /** Initial state of that checkbox; true by default. */
  alsoHideByDefault?: boolean;
  call: WriteCall<ReportInput, unknown>;
  onReported: (report: ReportInput) => void;
  onClose: () => void;
}

const schema = z.pick(ReportPostBody, { reason: true, note: true });

function ReportForm({
  alsoHideLabel,
  alsoHideByDefault = true,
  call,
  onReported,
  close,
}: Omit<ReportDialogProps, 'title' | 'onClose'> & { close: () => void }) {
  const { t, i18n } = useLingui();
  const group = useId();
  const [alsoHide, setAlsoHide] = useState(alsoHideByDefault);
  const form = useContractForm({
    schema,
    initial: { reason: '', note: '' },
    normalize: ({ reason, note }) => ({ reason, note: note.trim() }),
    fieldErrorText: { reason: { missing: t`Choose a reason for your report.` } },
    request: ({ reason, note }): ReportInput => ({
      reason: reason as ReportReason,
      alsoHide,
      ...(note ? { note } : {}),
    }),
    call,
    write: {
      onSuccess: (_answer, report) => {
        onReported(report);
        addToast({ type: 'success', message: t`Thank you. We will review your report.` });
        close();
      },
    },
    errorText: { unknown: t`It was not sent. Try again.` },
  });
  const { error } = form.field('reason');
  return (
    <ContractForm form={form}>
      <fieldset className={styles.reasons}>
        <legend>{t`What is wrong with it?`}</legend>
        {reasons.map((value) => (
          <label key={value} className={styles.reason}>
            <input
              type="radio"
              name={group}
              value={value}
              checked={form.values.reason === value}
              onChange={() => form.change('reason', value)}
            />
            {i18n._(REPORT_REASONS[value])}
          </label>
        ))}
      </fieldset>
      <TextArea
        label={t`Anything else we should know`}
        maxLength={reportPostBodyNoteMax}
        rows={2}
        {...form.field('note')}
      />
      <Checkbox
        className={styles.away}
        label={alsoHideLabel}
        checked={alsoHide}
        onChange={(event) => setAlsoHide(event.target.checked)}
      />
      <FormMessages messages={error ? [error] : form.messages} />
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={close}>{t`Cancel`}</Button>
        <Button type="submit" variant="danger" loading={form.busy}>{t`Report`}</Button>
      </div>
    </ContractForm>
  );
}

/** Reports content to the site's staff. */
export function ReportDialog({ title, onClose, ...form }: ReportDialogProps) {
  return (
    <Dialog size="small" title={title} onClose={onClose}>
      {(close) => <ReportForm {...form} close={close} />}
    </Dialog>
  );
}
