import { useLingui } from '@lingui/react/macro';
import type { DnsRecord } from '#generated/zod/dnsRecord.zod.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

/** Returns the name that a record is about: `www.marlow.garden`. */
export function nameOf({ host }: Pick<DnsRecord, 'host'>, domain: string): string {
  return host === '@' ? domain : `${host}.${domain}`;
}

/** Returns the value of a record as zone files write it. */
export function zoneValueOf({ type, value, priority, weight, port, flag, tag }: DnsRecord): string {
  if (type === 'MX') return `${priority ?? 0} ${value}`;
  if (type === 'SRV') return `${priority ?? 0} ${weight ?? 0} ${port ?? 0} ${value}`;
  return type === 'CAA' ? `${flag ?? 0} ${tag ?? 'issue'} "${value}"` : value;
}

/** Returns a function that says in words what a record does. */
export function useRecordWords(domain: string): (record: DnsRecord) => string {
  const { t } = useLingui();
  return (record) => {
    const { type, value, managed, tag } = record;
    const name = nameOf(record, domain);
    switch (type) {
      case 'A':
      case 'AAAA':
        return managed ? t`${name} opens the blog` : t`${name} is at ${value}`;
      case 'CNAME':
        return t`${name} is the same as ${value}`;
      case 'MX':
        return t`Mail of ${name} goes to ${value}`;
      case 'TXT':
        return value.startsWith('v=spf1')
          ? t`Who may send mail as ${name}`
          : t`A text that others ask ${name} for`;
      case 'NS':
        return t`${value} answers for ${name}`;
      case 'SRV':
        return t`A service of ${name} is at ${value}`;
      case 'CAA':
        return tag === 'iodef'
          ? t`Reports about certificates go to ${value}`
          : t`${value} may make certificates`;
    }
  };
}

/** Returns a function that says for how long a record is kept by others. */
export function useTtlWords(): (seconds: number) => string {
  const { t } = useLingui();
  return (seconds) => {
    const hours = seconds / HOUR_SECONDS;
    const minutes = Math.round(seconds / MINUTE_SECONDS);
    return Number.isInteger(hours) ? t`${hours} h` : t`${minutes} min`;
  };
}
