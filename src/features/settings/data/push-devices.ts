import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  getAddPushDeviceMutationOptions,
  getListPushDevicesQueryOptions,
  getRemovePushDeviceMutationOptions,
} from '#generated/hooks/notifications/notifications.ts';
import type { ListPushDevices200 } from '#generated/zod/listPushDevices200.zod.ts';
import type { PushDevice } from '#generated/zod/pushDevice.zod.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import {
  type DeviceState,
  deviceState,
  PushPermissionError,
  subscribeHere,
  unsubscribeHere,
} from './this-device.ts';

/** Query of the member's registered devices. */
export function pushDevicesQuery() {
  return { ...getListPushDevicesQueryOptions(), select: ({ response }: ListPushDevices200) => response };
}

/** Removes another device. */
export function useRemoveDevice() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { write, busy, error } = useWrite(getRemovePushDeviceMutationOptions, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: pushDevicesQuery().queryKey }),
  });
  return {
    remove: ({ id }: PushDevice) => void write({ deviceId: id }),
    busy,
    error: error ? errorMessage(error, t`The device was not removed. Try again.`) : undefined,
  };
}

/** State and switch of push notifications in this browser. `state` is undefined while it is unknown. */
export function useThisDevice() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { data } = useQuery(pushDevicesQuery());
  const own = data?.devices.find(({ current }) => current);
  const isKnown = own !== undefined;
  const [state, setState] = useState<DeviceState>();
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const changed = () => queryClient.invalidateQueries({ queryKey: pushDevicesQuery().queryKey });
  const failed = t`Nothing was changed. Please try again.`;
  const adding = useWrite(getAddPushDeviceMutationOptions, {
    onSuccess: changed,
    onError: (error) => setProblem(errorMessage(error, failed)),
  });
  const removing = useWrite(getRemovePushDeviceMutationOptions, {
    onSuccess: changed,
    onError: (error) => setProblem(errorMessage(error, failed)),
  });

  useEffect(() => {
    if (!data) return undefined;
    let isCurrent = true;
    const put = (found: DeviceState): void => {
      if (isCurrent) setState(found);
    };
    deviceState(isKnown).then(put, () => put('unsupported'));
    return () => {
      isCurrent = false;
    };
  }, [data, isKnown]);

  async function turnOn(): Promise<void> {
    try {
      const made = await subscribeHere(data?.applicationServerKey ?? '');
      if (await adding.write({ data: made })) setState('on');
      else await unsubscribeHere();
    } catch (error) {
      const isRefused = error instanceof PushPermissionError || (error as Error).name === 'NotAllowedError';
      setProblem(isRefused ? t`Your browser did not allow notifications.` : failed);
      setState(await deviceState(false));
    }
  }

  async function turnOff(): Promise<void> {
    if (own && !(await removing.write({ deviceId: own.id }))) return;
    setState('off');
    // The server has removed the device; a failure to unsubscribe has no effect.
    await unsubscribeHere().catch(() => {});
  }

  const turn = async (isOn: boolean): Promise<void> => {
    if (isAsking) return;
    setProblem(undefined);
    setAsking(true);
    await (isOn ? turnOn() : turnOff());
    setAsking(false);
  };
  return { state, problem, busy: isAsking, turn: (isOn: boolean) => void turn(isOn) };
}
