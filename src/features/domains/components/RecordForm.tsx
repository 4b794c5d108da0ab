import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import {
  getAddDnsRecordMutationOptions,
  getEditDnsRecordMutationOptions,
} from '#generated/hooks/domains/domains.ts';
import type { DnsRecord } from '#generated/zod/dnsRecord.zod.ts';
import { DnsRecordRequest } from '#generated/zod/dnsRecordRequest.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { ApiError } from '#src/shared/api/call/errors.ts';
import type { WriteCall } from '#src/shared/api/write/write.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { useRefreshDomains } from '../data/domains.ts';
import { useTtlWords } from '../model/record-words.ts';
import styles from './Domains.module.css';
import { SelectField } from './SelectField.tsx';

type RecordType = DnsRecord['type'];
type CaaTag = NonNullable<DnsRecord['tag']>;

const TYPES: readonly RecordType[] = ['A', 'AAAA', 'CNAME', 'MX', 'TXT', 'NS', 'SRV', 'CAA'];
const CAA_TAGS: readonly CaaTag[] = ['issue', 'issuewild', 'iodef'];
/** Times to live that are offered, in seconds. */
const TTLS_SECONDS = [300, 1800, 3600, 14_400, 86_400];
const DEFAULT_TTL_SECONDS = 3600;
/** Largest number of a field of 16 bits. */
const MAX_NUMBER = 65_535;
/** Flag of a record that certificate authorities have to understand (RFC 8659). */
const CRITICAL_FLAG = 128 as const;
const NO_FLAG = 0 as const;
/** Code of a record that cannot stand beside another one. */
const CONFLICT_CODE = 19_006;
/** Code of a record that is there already. */
const ALREADY_CODE = 4033;

const asked = z.extend(z.pick(DnsRecordRequest, { host: true, value: true }), {
  priority: z.string(),
  weight: z.string(),
  port: z.string(),
});

type RecordFormProps = {
  domainName: string;
  /** The record to change; a new one without it. */
  record?: DnsRecord | undefined;
};

/** Returns the id of the record that stands in the way. */
function blockerOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const id = error.errors.find(({ code }) => code === CONFLICT_CODE)?.params?.record_id;
  return typeof id === 'string' ? id : undefined;
}

type RecordVariables = { domainName: string; recordId: string; data: DnsRecordRequest };

/** Form of a DNS record, new or changed, with words beside each field. */
export function RecordForm({ domainName, record }: RecordFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const refresh = useRefreshDomains();
  const ttlWords = useTtlWords();
  const [type, setType] = useState<RecordType>(record?.type ?? 'A');
  const [ttl, setTtl] = useState(record?.ttl ?? DEFAULT_TTL_SECONDS);
  const [tag, setTag] = useState<CaaTag>(record?.tag ?? 'issue');
  const [isCritical, setCritical] = useState(record?.flag === CRITICAL_FLAG);
  const hasPriority = type === 'MX' || type === 'SRV';
  const isWrong = (text: string): boolean => !/^\d{1,5}$/.test(text) || Number(text) > MAX_NUMBER;
  const numberText = t`Enter a number up to 65535.`;
  const form = useContractForm({
    schema: asked,
    initial: {
      host: record?.host ?? '',
      value: record?.value ?? '',
      priority: String(record?.priority ?? 10),
      weight: String(record?.weight ?? 0),
      port: String(record?.port ?? ''),
    },
    normalize: (values) => ({ ...values, host: values.host.trim(), value: values.value.trim() }),
    fieldErrorText: { host: { missing: t`Enter a name, or @ for the domain itself.` } },
    knownErrors: ({ priority, weight, port }) => ({
      ...(hasPriority && isWrong(priority) ? { priority: numberText } : {}),
      ...(type === 'SRV' && isWrong(weight) ? { weight: numberText } : {}),
      ...(type === 'SRV' && isWrong(port) ? { port: numberText } : {}),
    }),
    // A new record and a changed one have the same request.
    call: (record ? getEditDnsRecordMutationOptions : getAddDnsRecordMutationOptions) as WriteCall<
      RecordVariables,
      unknown
    >,
    request: ({ host, value, priority, weight, port }) => ({
      domainName,
      recordId: record?.id ?? '',
      data: {
        ...{ type, host, value, ttl },
        ...(hasPriority ? { priority: Number(priority) } : {}),
        ...(type === 'SRV' ? { weight: Number(weight), port: Number(port) } : {}),
        ...(type === 'CAA' ? { tag, flag: isCritical ? CRITICAL_FLAG : NO_FLAG } : {}),
      },
    }),
    write: {
      onSuccess: async () => {
        await refresh();
        await navigate(paths.dnsRecords(domainName));
      },
    },
    errorText: {
      unknown: t`The record could not be kept. Try again.`,
      fieldOfCode: { [CONFLICT_CODE]: 'host', [ALREADY_CODE]: 'value' },
    },
  });
  const blocker = blockerOf(form.error);
  const values: Record<RecordType, string> = {
    A: t`An IPv4 address, like 192.0.2.80.`,
    AAAA: t`An IPv6 address, like 2001:db8::80.`,
    CNAME: t`The name of a host, like shop.example.com.`,
    MX: t`The name of a mail server, like mail.example.com.`,
    TXT: t`Any text, without quotation marks.`,
    NS: t`The name of a name server.`,
    SRV: t`The name of the host that has the service.`,
    CAA: t`The name of a certificate authority, like ca.example.`,
  };
  return (
    <ContractForm form={form} method="post" className={styles.card}>
      <h2>{record ? <Trans>Change a record</Trans> : <Trans>A new record</Trans>}</h2>
      <div className={styles.pair}>
        <SelectField
          label={t`Type`}
          value={type}
          onChange={({ target }) => setType(TYPES.find((one) => one === target.value) ?? 'A')}
        >
          {TYPES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <SelectField
          label={t`Others keep it for`}
          value={ttl}
          onChange={({ target }) => setTtl(Number(target.value))}
        >
          {[...new Set([...TTLS_SECONDS, ttl])].map((one) => (
            <option key={one} value={one}>
              {ttlWords(one)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        {...form.field('host')}
        label={t`Name`}
        hint={t`The part before .${domainName}, like www; @ for the domain itself.`}
        maxLength={253}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {blocker === undefined ? null : (
        <AppLink to={paths.dnsRecordEdit(domainName, blocker)}>
          <Trans>Look at the other record</Trans>
        </AppLink>
      )}
      <TextField
        {...form.field('value')}
        label={t`Value`}
        hint={values[type]}
        maxLength={2048}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {hasPriority ? (
        <TextField
          {...form.field('priority')}
          label={t`Priority`}
          hint={t`The lower comes first.`}
          inputMode="numeric"
          maxLength={5}
        />
      ) : null}
      {type === 'SRV' ? (
        <div className={styles.pair}>
          <TextField {...form.field('weight')} label={t`Weight`} inputMode="numeric" maxLength={5} />
          <TextField {...form.field('port')} label={t`Port`} inputMode="numeric" maxLength={5} />
        </div>
      ) : null}
      {type === 'CAA' ? (
        <>
          <SelectField
            label={t`Is about`}
            value={tag}
            onChange={({ target }) => setTag(CAA_TAGS.find((one) => one === target.value) ?? 'issue')}
          >
            <option value="issue">{t`certificates (issue)`}</option>
            <option value="issuewild">{t`certificates with a star (issuewild)`}</option>
            <option value="iodef">{t`reports (iodef)`}</option>
          </SelectField>
          <Checkbox
            label={t`Who does not understand it makes no certificate (critical)`}
            checked={isCritical}
            onChange={({ target }) => setCritical(target.checked)}
          />
        </>
      ) : null}
      <FormMessages messages={form.messages} />
      <p className={styles.buttons}>
        <Button type="submit" variant="primary" loading={form.busy}>
          {record ? t`Change it` : t`Add it`}
        </Button>
        <ButtonLink href={paths.dnsRecords(domainName)} variant="quiet">{t`Never mind`}</ButtonLink>
      </p>
    </ContractForm>
  );
}
