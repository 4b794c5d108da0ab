import type { Mutant, ReceivedAnswer } from '../mutant.ts';
import { alterFailure, alterSuccess, answer, skipEffect } from '../proxy-faults.ts';

/** Turns a refusal into a success without a body. */
function pretendSuccess(got: ReceivedAnswer): void {
  got.status = 204;
  got.text = '';
  got.json = undefined;
}

/** Faults of push devices, of error reports, of ads and of the CSS class map. */
export const devices: readonly Mutant[] = [
  {
    name: 'device-not-listed',
    kind: 'effect',
    title: 'listPushDevices leaves the newest device out',
    about: 'addPushDevice',
    proxy: alterSuccess('listPushDevices', (response) => {
      response.devices = response.devices.slice(1);
    }),
  },
  {
    name: 'removePushDevice-does-nothing',
    kind: 'effect',
    title: 'removePushDevice answers success and changes nothing',
    about: 'addPushDevice',
    inner: skipEffect('removePushDevice'),
  },
  {
    name: 'all-devices-removed',
    kind: 'effect',
    title: 'removePushDevice removes all devices of the member',
    about: 'addPushDevice',
    inner: {
      statement: {
        find: 'user_id = $1 and id = $2 returning id',
        put: 'user_id = $1 and $2::text is not null returning id',
      },
    },
  },
  {
    name: 'device-of-another-removed',
    kind: 'right',
    title: 'removePushDevice answers success to other members',
    about: 'addPushDevice',
    proxy: alterFailure('removePushDevice', 4004, pretendSuccess),
  },
  {
    name: 'device-says-where-it-is-told',
    kind: 'right',
    title: 'listPushDevices says where a device is told',
    about: 'addPushDevice',
    proxy: alterSuccess('listPushDevices', (response) => {
      for (const device of response.devices) device.endpoint = 'https://push.example/send';
    }),
  },
  {
    name: 'device-added-with-200',
    kind: 'status',
    title: 'addPushDevice answers 200',
    proxy: answer('addPushDevice', (got) => {
      if (got.status === 201) got.status = 200;
    }),
  },
  {
    name: 'devices-without-key',
    kind: 'shape',
    title: 'listPushDevices leaves the key of the site out',
    proxy: alterSuccess('listPushDevices', (response) => delete response.applicationServerKey),
  },
  {
    name: 'anybody-reports-errors',
    kind: 'right',
    title: 'reportExceptions accepts any token',
    proxy: alterFailure('reportExceptions', 5016, pretendSuccess),
  },
  {
    name: 'anybody-reports-timings',
    kind: 'right',
    title: 'reportPerformance accepts an invented token',
    proxy: {
      operation: 'reportPerformance',
      alterAnswer: (got, { json }) => {
        if (got.status === 400 && json?.token === 'nobody-gave-this-token') pretendSuccess(got);
      },
    },
  },
  {
    name: 'events-with-unknown-fields',
    kind: 'status',
    title: 'recordEvents ignores unknown fields',
    proxy: alterFailure('recordEvents', 5016, pretendSuccess),
  },
  {
    name: 'pixel-is-a-picture',
    kind: 'status',
    title: 'getTrackingPixel answers with a picture',
    proxy: answer('getTrackingPixel', (got) => {
      if (got.status !== 204) return;
      got.status = 200;
      got.headers.set('content-type', 'image/gif');
      got.text = 'GIF89a';
    }),
  },
  {
    name: 'css-map-is-a-list',
    kind: 'shape',
    title: 'getCssMap gives its names as a list',
    proxy: alterSuccess('getCssMap', (response) => {
      response.cssMap = Object.keys(response.cssMap);
    }),
  },
  {
    name: 'css-map-without-cache',
    kind: 'header',
    title: 'getCssMap has no Cache-Control',
    proxy: answer('getCssMap', ({ headers }) => headers.delete('cache-control')),
  },
  {
    name: 'ads-in-shared-caches',
    kind: 'header',
    title: 'Shared caches may keep listAdPlacements',
    proxy: answer('listAdPlacements', ({ headers }) => headers.set('cache-control', 'public, max-age=60')),
  },
  {
    name: 'ads-without-ad-free',
    kind: 'shape',
    title: 'getMrecWaterfall leaves `adFree` out',
    proxy: alterSuccess('getMrecWaterfall', (response) => delete response.adFree),
  },
  {
    name: 'request-token-made-up',
    kind: 'status',
    title: 'An unknown request token is rejected as an invalid field',
    proxy: alterFailure('getRequestToken', 4004, (got) => {
      got.status = 400;
      got.json.meta = { ...got.json.meta, status: 400 };
      got.json.errors[0].code = 5039;
    }),
  },
];
