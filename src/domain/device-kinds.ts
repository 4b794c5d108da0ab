/** Kinds of devices in which views are counted together. */
export const DEVICE_KINDS = ['phone', 'tablet', 'computer'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

const TABLETS = /iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i;
const PHONES = /Mobi|iPhone|iPod|Android/i;

/** Returns the kind of device that a browser names; one that it does not name is a computer. */
export function deviceKindOf(userAgent: string): DeviceKind {
  if (TABLETS.test(userAgent)) return 'tablet';
  return PHONES.test(userAgent) ? 'phone' : 'computer';
}
