import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ReportReason } from '#generated/zod/reportReason.zod.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import type { WriteCall } from '#src/shared/api/write/write.ts';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
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

/** Reports content to the site's staff. */
export function ReportDialog({
  title,
  alsoHideLabel,
  alsoHideByDefault = true,
  call,
  onReported,
  onClose,
}: ReportDialogProps) {
  const { t, i18n } = useLingui();
  const group = useId();
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState('');
  const [alsoHide, setAlsoHide] = useState(alsoHideByDefault);
  const [missing, setMissing] = useState(false);
  const { write, busy, error } = useWrite(call, {
    onSuccess: (_answer, report) => {
      onReported(report);
      addToast({ type: 'success', message: t`Thank you. We will review your report.` });
    },
  });
  const send = async (close: () => void): Promise<void> => {
    setMissing(reason === undefined);
    if (!reason) return;
    if (await write({ reason, alsoHide, ...(note.trim() ? { note: note.trim() } : {}) })) close();
  };
  const problem = missing
    ? t`Choose a reason for your report.`
    : error
      ? errorMessage(error, t`It was not sent. Try again.`)
      : '';
  return (
    <Dialog size="small" title={title} onClose={onClose}>
      {(close) => (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send(close);
          }}
        >
          <fieldset className={styles.reasons}>
            <legend>{t`What is wrong with it?`}</legend>
            {reasons.map((value) => (
              <label key={value} className={styles.reason}>
                <input
                  type="radio"
                  name={group}
                  value={value}
                  checked={reason === value}
                  onChange={() => setReason(value)}
                />
                {i18n._(REPORT_REASONS[value])}
              </label>
            ))}
          </fieldset>
          <TextArea
            label={t`Anything else we should know`}
            value={note}
            maxLength={1000}
            rows={2}
            onChange={(event) => setNote(event.target.value)}
          />
          <Checkbox
            className={styles.away}
            label={alsoHideLabel}
            checked={alsoHide}
            onChange={(event) => setAlsoHide(event.target.checked)}
          />
          <FormMessages messages={problem ? [problem] : []} />
          <div className={styles.buttons}>
            <Button variant="quiet" onClick={close}>{t`Cancel`}</Button>
            <Button type="submit" variant="danger" loading={busy}>{t`Report`}</Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
