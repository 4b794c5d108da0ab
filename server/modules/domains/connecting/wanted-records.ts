import { isIP } from 'node:net';
import type { components } from '#generated/types/api.d.ts';
import type { NameResolver } from '#server/web/name-resolver.ts';
import { isApex } from '../names/domain-name.ts';

type WantedRecord = components['schemas']['WantedRecord'];

/** Records of a connected domain as they were found. */
export type FoundRecords = WantedRecord[];

const withoutDot = (name: string): string => name.toLowerCase().replace(/\.$/, '');

/** Returns the TXT record that proves whose the domain is. */
function proofOf(name: string, token: string): Pick<WantedRecord, 'type' | 'host' | 'wanted'> {
  return { type: 'TXT', host: `_skein.${name}`, wanted: `skein-verify=${token}` };
}

/** Returns the record that leads an apex to the site: its first address, or its name while the DNS does not answer. */
function addressRecord(name: string, siteHostname: string, ours: string[] | undefined) {
  const first = ours?.[0];
  const type = first !== undefined && isIP(first) === 6 ? ('AAAA' as const) : ('A' as const);
  return { type, host: name, wanted: first ?? siteHostname };
}

function addressesOf(names: NameResolver, siteHostname: string): Promise<string[] | undefined> {
  return isIP(siteHostname) ? Promise.resolve([siteHostname]) : names.addresses(siteHostname);
}

/** Returns the records that the provider of a domain should have, before anything was looked at. */
export async function wantedRecords(
  names: NameResolver,
  name: string,
  { token, siteHostname }: { token: string; siteHostname: string },
): Promise<FoundRecords> {
  const way =
    isIP(siteHostname) || isApex(name)
      ? addressRecord(name, siteHostname, await addressesOf(names, siteHostname))
      : ({ type: 'CNAME', host: name, wanted: siteHostname } as const);
  return [proofOf(name, token), way].map((record) => ({ ...record, found: [], state: 'unknown' as const }));
}

function compared(
  record: Pick<WantedRecord, 'type' | 'host' | 'wanted'>,
  found: string[] | undefined,
  isRight: (found: string[]) => boolean,
): WantedRecord {
  if (found === undefined) return { ...record, found: [], state: 'unknown' };
  if (found.length === 0) return { ...record, found, state: 'missing' };
  return { ...record, found, state: isRight(found) ? 'right' : 'wrong' };
}

/** Result of a look: the records, whether `www.` leads here too (undefined when not known), and who did not answer. */
export type Look = {
  found: FoundRecords;
  hasWww: boolean | undefined;
  silent: 'domain' | 'resolver' | undefined;
};

type Answers = { aliases: string[] | undefined; addresses: string[] | undefined };

async function waysOf(names: NameResolver, name: string): Promise<Answers> {
  const [aliases, addresses] = await Promise.all([names.cname(name), names.addresses(name)]);
  return { aliases, addresses };
}

/**
 * Asks the DNS for the records of a domain: a TXT record with the member's word, and the way to the site, as an alias or,
 * where none can be, as addresses. Every address must be the site's. All questions are asked at once, so that a look takes
 * as long as one of them, however many name servers are silent.
 */
export async function lookUpRecords(
  names: NameResolver,
  name: string,
  { token, siteHostname }: { token: string; siteHostname: string },
): Promise<Look> {
  const proof = proofOf(name, token);
  const [texts, ways, wwwWays, ours] = await Promise.all([
    names.txt(proof.host),
    waysOf(names, name),
    waysOf(names, `www.${name}`),
    addressesOf(names, siteHostname),
  ]);
  const txt = compared(proof, texts, (there) => there.includes(proof.wanted));
  const found = [txt, comparedWay(name, siteHostname, ways, ours)];
  const isUnknown = found.some(({ state }) => state === 'unknown');
  // The site's own name is asked for at the same servers: without an answer to that, the fault is not the domain's.
  const silent = ours === undefined ? 'resolver' : 'domain';
  return {
    found,
    hasWww: leadsToSite(wwwWays, siteHostname, ours),
    silent: isUnknown ? silent : undefined,
  };
}

function comparedWay(
  name: string,
  siteHostname: string,
  { aliases, addresses }: Answers,
  ours: string[] | undefined,
): WantedRecord {
  const alias = { type: 'CNAME', host: name, wanted: siteHostname } as const;
  if (aliases !== undefined && aliases.length > 0) {
    const isOurs = (there: string[]): boolean => there.some((one) => withoutDot(one) === siteHostname);
    return compared(alias, aliases, isOurs);
  }
  const own = new Set(ours ?? []);
  const leadsHere = addresses?.length !== 0 && addresses?.every((one) => own.has(one)) === true;
  const takesAlias = !isIP(siteHostname) && !isApex(name);
  if (takesAlias && !leadsHere) return compared(alias, aliases && addresses, () => false);
  const asked = ours === undefined || ours.length === 0 ? undefined : addresses;
  return compared(addressRecord(name, siteHostname, ours), asked, () => leadsHere);
}

/** Returns whether a name leads to the site, as an alias or by its addresses; undefined when no name server answers. */
function leadsToSite(
  { aliases, addresses }: Answers,
  siteHostname: string,
  ours: string[] | undefined,
): boolean | undefined {
  if (aliases?.some((one) => withoutDot(one) === siteHostname)) return true;
  if (addresses === undefined || ours === undefined) return undefined;
  return addresses.length > 0 && addresses.every((one) => ours.includes(one));
}
