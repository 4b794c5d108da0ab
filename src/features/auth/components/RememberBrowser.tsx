import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';

type RememberBrowserProps = { checked: boolean; onChange: (checked: boolean) => void };

/** Beside the code of the second factor: none is asked for here for a while. */
export function RememberBrowser({ checked, onChange }: RememberBrowserProps) {
  const { t } = useLingui();
  return (
    <Checkbox
      name="remember_device"
      label={t`Ask for no code here for 30 days`}
      hint={t`Only in a browser that nobody else uses.`}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
