import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { paths } from '#src/paths/paths.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { takeFarewell } from '#src/shared/lib/storage/farewell.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';

/** Says, on the first page after it, that the session ended: by logging out, or by deleting the account. */
export function FarewellListener() {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const openLayer = useOpenLayer();
  const announce = useEffectEvent(() => {
    const farewell = takeFarewell();
    if (farewell?.kind === 'logged-out') addToast({ type: 'success', message: t`You are logged out.` });
    if (farewell?.kind !== 'deleted') return;
    const date = dateFormat(dateLocale, { dateStyle: 'long' }).format(farewell.deleteTs * 1000);
    addToast({
      type: 'banner',
      message: t`Your account is closed, and nobody sees your blogs. Log in before ${date} to restore everything; after that it is deleted for good.`,
      action: { label: t`Log in`, onAction: () => openLayer(paths.login(), 'modal') },
    });
  });
  useEffect(() => announce(), []);
  return null;
}
