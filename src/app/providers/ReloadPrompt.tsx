import { useLingui } from '@lingui/react/macro';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';

/** Offers to reload after a list's cursor became stale (code 5039, spec 000 §8). */
export function ReloadPrompt({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      size="small"
      title={t`Something strange happened. Reload to try again?`}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>{t`Not now`}</Button>
          <Button variant="primary" onClick={() => window.location.reload()}>{t`Reload`}</Button>
        </>
      }
    >
      {t`This list has changed since you opened it.`}
    </Dialog>
  );
}
