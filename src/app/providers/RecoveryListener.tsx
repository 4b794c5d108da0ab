import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { addToast, dismissToast } from '#src/shared/lib/toasts/toast-store.ts';

/** Shows a banner on every page while an account recovery is pending, until the member opens it. */
export function RecoveryListener() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const ends = useViewer().user?.recoveryEndsTs;
  const showBanner = useEffectEvent(() =>
    addToast({
      id: 'recovery',
      type: 'banner',
      message: t`Somebody started the recovery of your account. Was it not you? You can cancel it.`,
      action: { label: t`View details`, onAction: () => void navigate(paths.passkeys()) },
    }),
  );
  useEffect(() => {
    if (ends === undefined) return undefined;
    showBanner();
    return () => dismissToast('recovery');
  }, [ends]);
  return null;
}
