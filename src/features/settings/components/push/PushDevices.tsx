import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { pushDevicesQuery } from '../../data/push-devices.ts';
import { OtherDevice } from './OtherDevice.tsx';
import { ThisDevice } from './ThisDevice.tsx';

/** Registered devices: this one and the others. */
export function PushDevices() {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(pushDevicesQuery());
  if (!data && error) {
    return (
      <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
        {errorMessage(error, t`Your devices could not be loaded.`)}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <SettingsCard title={t`Your devices`}>
        <RowSkeleton />
      </SettingsCard>
    );
  }
  const others = data.devices.filter(({ current }) => !current);
  return (
    <SettingsCard title={t`Your devices`}>
      <ThisDevice />
      {others.map((device) => (
        <OtherDevice key={device.id} device={device} />
      ))}
    </SettingsCard>
  );
}
