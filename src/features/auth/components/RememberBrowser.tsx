import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';

type RememberBrowserProps = { checked: boolean; onChange: (checked: boolean) => void };

/** Checkbox that skips the second factor in this browser for a while. */
export function RememberBrowser({ checked, onChange }: RememberBrowserProps) {
  const { t } = useLingui();
  return (
    <Checkbox
      name="remember_device"
      label={t`Ask for no code here for 30 days`}
      hint={t`Only choose this in a browser that nobody else uses.`}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
