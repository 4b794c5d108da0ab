import { Trans, useLingui } from '@lingui/react/macro';
import type { PushDevice } from '#generated/zod/pushDevice.zod.ts';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import rows from '#src/entities/settings/SettingRow.module.css';
import { SettingRow } from '#src/entities/settings/SettingRow.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { FieldError } from '#src/shared/ui/FormField.tsx';
import { useRemoveDevice } from '../../data/push-devices.ts';

/** Another registered device, with a button to remove it. */
export function OtherDevice({ device }: { device: PushDevice }) {
  const { t } = useLingui();
  const { remove, busy, error } = useRemoveDevice();
  const { id, name, createdTs, lastToldTs } = device;
  return (
    <SettingRow id={`push-device-${id}`}>
      <span className={rows.label}>{name}</span>
      <p className={rows.hint}>
        {lastToldTs === undefined ? (
          <Trans>
            Added <RelativeTime timestamp={createdTs} />, no notifications yet.
          </Trans>
        ) : (
          <Trans>
            Last notification <RelativeTime timestamp={lastToldTs} />.
          </Trans>
        )}
      </p>
      {error ? (
        <div className={rows.hint} role="alert">
          <FieldError id={`push-device-${id}-error`}>{error}</FieldError>
        </div>
      ) : null}
      <div className={rows.control}>
        <Button
          size="small"
          variant="secondary"
          loading={busy}
          aria-label={t`Remove ${name}`}
          onClick={() => remove(device)}
        >
          {t`Remove`}
        </Button>
      </div>
    </SettingRow>
  );
}
