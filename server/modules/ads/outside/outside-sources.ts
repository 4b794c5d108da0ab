import { readFileSync } from 'node:fs';
import type { components } from '#generated/types/api.d.ts';
import type { ConsentList } from '#server/modules/consent/consent-list.ts';

type Schemas = components['schemas'];
type Placement = Schemas['AdPlacement'];

/** Companies whose programs fill places for ads, each with an adapter in `public/ad-frame-<provider>.js`. */
const PROVIDERS = ['prebid', 'aditude'] as const;
/** Places that they can fill. */
const PLACES = ['timeline', 'sidebar'] as const;
const AD_TYPES = [
  'google_native',
  'google_rewarded',
  'post',
  'teads',
  'one_mobile',
  'flurry',
  'iponweb',
  'smart_banner',
] as const satisfies readonly Placement['adType'][];
const TRACKED = ['impression', 'click'] as const;
const MAX_SOURCES = 10;
const MAX_SIDE_PX = 1200;

/** Place that a company of the operator's list fills; the operator's data. */
export interface OutsideSource {
  /** Names the source in addresses. */
  name: string;
  provider: (typeof PROVIDERS)[number];
  company: string;
  /** Number of the company in the operator's list of what needs a consent. */
  vendor: number;
  /** Purposes that the company needs, by that list. */
  purposes: readonly number[];
  places: readonly (typeof PLACES)[number][];
  adType: Placement['adType'];
  width: number;
  height: number;
  /** Address of the company's program. */
  script: string;
  /** Origins that the program and its ads load from. */
  hosts: readonly string[];
  /** Data for the program: bids of prebid, the unit of aditude. */
  settings: Readonly<Record<string, unknown>>;
  trackers: readonly { kind: (typeof TRACKED)[number]; url: string }[];
}

type Json = Record<string, unknown>;
function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns an address with https, or without it on this machine for trying a program out. */
function addressIn(value: unknown, of: string): URL {
  if (typeof value !== 'string' || !URL.canParse(value)) throw new TypeError(`${of} is no address`);
  const url = new URL(value);
  const isLocal = url.protocol === 'http:' && url.hostname === '127.0.0.1';
  if (url.protocol !== 'https:' && !isLocal) throw new TypeError(`${of} does not begin with https`);
  return url;
}

function oneOf<Choice extends string>(value: unknown, choices: readonly Choice[], of: string): Choice {
  const chosen = choices.find((choice) => choice === value);
  if (chosen === undefined) throw new TypeError(`${of} must be one of ${choices.join(', ')}`);
  return chosen;
}

function sideIn(value: unknown, of: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > MAX_SIDE_PX)
    throw new TypeError(`${of} is no number of pixels up to ${MAX_SIDE_PX}`);
  return value;
}

function sourceIn(value: unknown, list: ConsentList): OutsideSource {
  if (!isObject(value) || typeof value.name !== 'string' || !/^[a-z0-9-]{1,40}$/.test(value.name))
    throw new TypeError('each source has a name of small letters, digits and hyphens');
  const { name } = value;
  const vendor = list.vendors.find(({ number }) => number === value.vendor);
  if (vendor === undefined)
    throw new TypeError(`${name}: no company of CONSENT_LIST has the number of "vendor"`);
  const script = addressIn(value.script, `${name}: "script"`);
  const hosts = listOf(value.hosts).map((host) => addressIn(host, `${name}: each of "hosts"`).origin);
  const places = listOf(value.places).map((place) => oneOf(place, PLACES, `${name}: each of "places"`));
  if (places.length === 0) throw new TypeError(`${name}: it names no places`);
  return {
    name,
    provider: oneOf(value.provider, PROVIDERS, `${name}: "provider"`),
    company: vendor.name,
    vendor: vendor.number,
    purposes: [...new Set([...vendor.purposes, ...(vendor.legIntPurposes ?? [])])],
    places,
    adType: oneOf(value.adType, AD_TYPES, `${name}: "adType"`),
    width: sideIn(value.width, `${name}: "width"`),
    height: sideIn(value.height, `${name}: "height"`),
    script: script.href,
    hosts: [...new Set([script.origin, ...hosts])],
    settings: isObject(value.settings) ? value.settings : {},
    trackers: listOf(value.trackers).map((tracker) => {
      if (!isObject(tracker)) throw new TypeError(`${name}: each of "trackers" has a kind and an address`);
      return {
        kind: oneOf(tracker.kind, TRACKED, `${name}: the kind of a tracker`),
        url: addressIn(tracker.url, `${name}: the address of a tracker`).href,
      };
    }),
  };
}

/**
 * Reads the operator's sources of ads. Every company must be in the list of what needs a consent.
 *
 * @throws {TypeError} with what is wrong, in words for the operator
 */
export function parseOutsideSources(value: unknown, list: ConsentList): readonly OutsideSource[] {
  if (!isObject(value) || !Array.isArray(value.sources)) throw new TypeError('it has no "sources"');
  const sources = value.sources.map((source) => sourceIn(source, list));
  if (sources.length > MAX_SOURCES) throw new TypeError(`it has more than ${MAX_SOURCES} sources`);
  if (new Set(sources.map(({ name }) => name)).size < sources.length)
    throw new TypeError('two sources have the same name');
  return sources;
}

/** Reads the operator's sources of ads from a file. */
export function readOutsideSources(path: string, list: ConsentList): readonly OutsideSource[] {
  return parseOutsideSources(JSON.parse(readFileSync(path, 'utf8')), list);
}
