import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ReportReason } from '#generated/zod/reportReason.zod.ts';
import { detailOf } from '#src/shared/api/call/error-message.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import type { WriteCall } from '#src/shared/api/write/write.ts';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import styles from './asking.module.css';
import { REASONS } from './report-reasons.ts';

const reasons = Object.keys(REASONS) as ReportReason[];

/** What somebody says is wrong, and whether they want to meet it again. */
export interface Complaint {
  reason: ReportReason;
  note?: string;
  /** Keep it away from me as well. */
  away: boolean;
}

interface ReportDialogProps {
  title: string;
  /** What keeping it away means here. */
  away: string;
  /** Whether that is chosen from the beginning; it is, unless said otherwise. */
  awayAtFirst?: boolean;
  call: WriteCall<Complaint, unknown>;
  done: (complaint: Complaint) => void;
  onClose: () => void;
}

/** Tells the people who run the site what is wrong with something. */
export function ReportDialog({
  title,
  away: awayLabel,
  awayAtFirst = true,
  call,
  done,
  onClose,
}: ReportDialogProps) {
  const { t, i18n } = useLingui();
  const group = useId();
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState('');
  const [away, setAway] = useState(awayAtFirst);
  const [missing, setMissing] = useState(false);
  const { write, busy, error } = useWrite(call, {
    done: (_answer, complaint) => {
      done(complaint);
      addToast({ type: 'success', message: t`Thank you. Somebody will look at it.` });
    },
  });
  const send = async (close: () => void): Promise<void> => {
    setMissing(reason === undefined);
    if (!reason) return;
    if (await write({ reason, away, ...(note.trim() ? { note: note.trim() } : {}) })) close();
  };
  const problem = missing
    ? t`Choose what is wrong.`
    : error
      ? detailOf(error, t`We could not send this.`)
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
                {i18n._(REASONS[value])}
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
            label={awayLabel}
            checked={away}
            onChange={(event) => setAway(event.target.checked)}
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
